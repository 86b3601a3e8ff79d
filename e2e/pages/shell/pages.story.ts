import { examinePages } from '../../site/checks/examine-page.ts'
import { templatesByRoom } from '../../site/templates.ts'

examinePages(templatesByRoom.shell)
