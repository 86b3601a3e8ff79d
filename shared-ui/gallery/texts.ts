/** Texts that try a component: too long, hardly a place to break, and from right to left. */
export const longTitle =
  'Principal engineer for deterministic settlement infrastructure across three continents, two regulators and one very patient database'

export const longText =
  'We look at the work itself: a system that the candidate built, the decisions that shaped it, and what broke afterwards. ' +
  'Two engineers who have done that work ask the questions, and write down what they heard before they talk to each other. ' +
  'You read both notes. Nothing is summarised into a score, and nothing is left out because it does not fit one.'

export const longWord = 'Rechtsschutzversicherungen'

export const rtlTitle = 'مهندس منصات أول'

export const rtlText =
  'ننظر إلى العمل نفسه: نظام بناه المرشح، والقرارات التي شكّلته، وما تعطّل بعد ذلك. يطرح الأسئلة مهندسان قاما بهذا العمل.'
