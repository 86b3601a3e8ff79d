export interface PolicySection {
  /** Anchor on the page. */
  id: string
  title: string
  paragraphs: readonly string[]
  /** Named points under the paragraphs. */
  points?: readonly PolicyPoint[]
  /** Promises that stand out of the text. */
  notices?: readonly PolicyPoint[]
  closing?: string
}

export interface PolicyPoint {
  title: string
  text: string
}

export const policySections: readonly PolicySection[] = [
  {
    id: 'information-we-collect',
    title: 'Information We Collect',
    paragraphs: [
      'Of visitors we collect what they choose to give us, and little else. Every page can be read without an account, and without telling us who you are.',
    ],
    points: [
      {
        title: 'Contact form',
        text: 'Your first and last name, email address, phone number, company and message. They are stored when you press send, and mailed to our recruiters. With them we keep the first part of the internet address they came from: it names a network, not you, and limits how many requests one network sends. From it, your email address and your words we judge whether a message was sent by a machine; a person looks through what is held back.',
      },
      {
        title: 'Candidates',
        text: 'If we write to you about a role: your name, your work as you have published it, and where we found it; our first message says so. If you are interviewed: your CV, your answers and code, and our report. An interview is recorded only if you agree, and refusing changes nothing. Report and recording go to the client who ordered the interview, and otherwise only to those named under Information Sharing. After you start, we ask the client how it turned out.',
      },
      {
        title: 'Hiring questionnaire',
        text: 'None of it is stored or mailed. Your draft stays in the browser tab until you finish or close it.',
      },
      {
        title: 'Scheduling a call',
        text: 'The calendar in the consultation window belongs to a scheduling provider. It loads only when you open it; what you enter reaches us so that we can keep the appointment.',
      },
      {
        title: 'Phone and text messages',
        text: 'Your mobile number and the date of your consent, if you agree to be texted about an appointment.',
      },
      {
        title: 'Your browser',
        text: 'Unsent drafts of our forms stay in the browser tab until you send them or close it. A light or dark setting you choose, and the keyboard shortcut for search, if you turn it off, stay in your browser. We set no advertising or analytics cookies. While we try a new version of a page on some of our visitors, a cookie keeps a number from 1 to 100, so that you go on seeing the same version. One page view in ten, and each view of such a version, tells our server how fast the page was: we count that by kind of page, without knowing whose it was. Our server’s log notes which page was asked for, not by whom.',
      },
    ],
  },
  {
    id: 'how-we-use-your-information',
    title: 'How We Use Your Information',
    paragraphs: ['We use it for the purpose you gave it for:'],
    points: [
      {
        title: 'To answer you',
        text: 'to confirm that your message arrived, reply to it, and arrange calls and interviews.',
      },
      {
        title: 'To do the work',
        text: 'to recruit, interview and report for you, once you have asked us to.',
      },
      {
        title: 'To keep you informed',
        text: 'to send news of our services where you have agreed to it or the law allows it; every such message says how to stop more of them.',
      },
      {
        title: 'To keep the site safe',
        text: 'to find faults, and to keep misuse of our forms away.',
      },
    ],
    closing:
      'We do not sell personal information, and no decision about you is left to a machine alone.',
  },
  {
    id: 'information-sharing',
    title: 'Information Sharing',
    paragraphs: [
      'Few people outside the firm see what you send us: the providers who run our hosting, database, mail and calendar, who may use it only to do that for us; the other party to an interview or an introduction, with your agreement; and authorities, where the law obliges us.',
    ],
    notices: [
      {
        title: 'Mobile information',
        text: 'Mobile information is not shared with third parties or affiliates for marketing or promotional purposes.',
      },
      {
        title: 'Text messages',
        text: 'Text-message opt-in data and consent are not shared with any third party.',
      },
    ],
  },
  {
    id: 'data-security',
    title: 'Data Security',
    paragraphs: [
      'Messages travel encrypted and are kept in a database that no visitor can read. Inside the firm, only those who answer you or keep the system running have access. Our logs hold no names, addresses or messages.',
      'We keep a message for as long as the conversation and the records the law asks of us require, and delete it sooner when you ask. No system is beyond failure: should your information be exposed, we tell you and the authorities as the law prescribes.',
    ],
  },
  {
    id: 'your-rights',
    title: 'Your Rights',
    paragraphs: ['Wherever you live, you may ask us for any of these, free of charge:'],
    points: [
      { title: 'Access', text: 'a copy of the information we hold about you.' },
      { title: 'Correction', text: 'that we put right what is wrong or incomplete.' },
      { title: 'Deletion', text: 'that we erase it, except what the law makes us keep.' },
      {
        title: 'Marketing opt-out',
        text: 'that we stop sending you news of our services. The link in any such email does it too, and STOP in answer to a text message ends the texts.',
      },
    ],
    closing:
      'Use the form below and say which one you mean. We may ask a question to be sure that it is you. If our answer does not satisfy you, you can complain to the data protection authority where you live or, where there is none, to your attorney general or consumer regulator.',
  },
]

export const contactSection = { id: 'contact-us', title: 'Contact Us' } as const
