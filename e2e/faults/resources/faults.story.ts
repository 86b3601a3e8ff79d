import { examineAbsence } from '../../site/faults/absence.ts'
import { examineFaults } from '../../site/faults/matrix.ts'

examineAbsence({ name: 'resources', path: '/glossary', heading: 'Technical Recruiting Glossary' })
examineFaults({ remote: 'resources', path: '/glossary', other: '/technologies' })
