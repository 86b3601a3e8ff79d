import { examineAbsence } from '../../site/faults/absence.ts'
import { examineFaults } from '../../site/faults/matrix.ts'

examineAbsence({ name: 'leads', path: '/contact', heading: /./ })
examineFaults({ remote: 'leads', path: '/contact', other: '/glossary' })
