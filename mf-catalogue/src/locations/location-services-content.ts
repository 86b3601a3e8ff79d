import { IconMessageQuestion, IconTopologyStar3, IconUserCheck } from '@tabler/icons-react'

/** The three services offered in every location. */
export const locationServices = [
  {
    title: 'Technical Interview as a Service',
    to: '/services/technical-interview',
    Icon: IconMessageQuestion,
    text: 'Our engineers interview your candidates in 60 to 90 minutes and send a written assessment within 24 hours.',
  },
  {
    title: 'Direct Hire Placement',
    to: '/services/direct-hire',
    Icon: IconUserCheck,
    text: 'We find, test and present permanent engineers, and stay in touch through the notice period and the first weeks.',
  },
  {
    title: 'IT Consultancy Solutions',
    to: '/services/it-consultancy',
    Icon: IconTopologyStar3,
    text: 'Senior engineers for a defined problem over three to six months, with the knowledge handed over at the end.',
  },
]
