import { examinePages } from '../site/examine-page.ts'
import { templatesByRoom } from '../site/templates.ts'

examinePages(templatesByRoom.leads)
