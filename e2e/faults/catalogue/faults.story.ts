import { examineAbsence } from '../../site/faults/absence.ts'
import { examineFaults } from '../../site/faults/matrix.ts'

examineAbsence({
  name: 'catalogue',
  path: '/technologies/react',
  heading: 'React Developer Recruitment',
})
examineFaults({ remote: 'catalogue', path: '/technologies', other: '/glossary' })
