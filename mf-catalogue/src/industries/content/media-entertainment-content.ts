import type { IndustryContent } from '../industry-content.ts'

export const content: IndustryContent = {
  name: 'Media & Entertainment',
  lead: 'The programme starts at eight, whether the pipeline is ready or not. We recruit streaming, broadcast, games and rights engineers who plan for eight o’clock.',
  metaDescription:
    'Technical recruiting for streaming, broadcast, games and publishing: video, player, live operations and rights engineers, assessed calmly and quickly.',
  // Demo content, of no named client.
  insights: [
    {
      value: '310',
      label: 'Playback engineers on our map',
      description: 'North America, sorted by device and codec; few of them answer adverts.',
    },
    {
      value: '4.5',
      label: 'Months, the usual season contract',
      description: 'Median of our production and live-event searches.',
    },
    {
      value: '36%',
      label: 'Look before they restart',
      description: 'Candidates who read the origin’s log first when it times out at minute twenty.',
    },
  ],
  challenges: [
    {
      title: 'A village of specialists',
      text: 'People who can tune an encoding ladder or debug a player on a five-year-old television know one another. Adverts do not reach them; a credible colleague does.',
    },
    {
      title: 'Live means once',
      text: 'No incident review brings back the penalty shoot-out. Composure, rehearsal and clear hand-offs are skills, though CVs do not list them.',
    },
    {
      title: 'Demand comes in seasons',
      text: 'A tournament, a launch or a remaster needs twelve people for four months, and then perhaps two. Hiring only permanent staff means paying for the valley.',
    },
  ],
  solutions: [
    {
      title: 'Introductions through practitioners',
      text: 'Our video interviewers approach their own field with a brief worth reading: codecs, devices, scale, and what is broken at present.',
    },
    {
      title: 'An incident at minute twenty',
      text: 'Halfway through the interview the origin starts to time out. We score what the candidate looks at, says and leaves alone.',
    },
    {
      title: 'Blended teams by season',
      text: 'We plan a permanent core and a contract ring, and keep last year’s good contractors informed about next year’s dates.',
    },
    {
      title: 'Data modelling for rights',
      text: 'Territories, windows and holdbacks make an excellent exercise. Engineers who enjoy it are the ones your royalties system has been missing.',
    },
  ],
  services: [
    {
      title: 'Contract Recruiter Staffing',
      slug: 'contract-recruiter',
      text: 'A recruiter beside your production team while the crew is assembled, and gone when it is complete.',
    },
    {
      title: 'Technical Interview as a Service',
      slug: 'technical-interview',
      text: 'Player, video and live operations interviews by people from the control room and the codec list.',
    },
  ],
  technologies: [
    {
      title: 'Encoding, delivery and players',
      text: 'HLS and DASH, low latency, DRM, multi-CDN switching and the long tail of televisions on which all of it must run.',
      technologies: ['FFmpeg', 'TypeScript', 'Swift', 'Kotlin', 'Go'],
    },
    {
      title: 'Catalogue, recommendations and rights',
      text: 'Metadata from thirty suppliers, avails computed per territory, and recommendations that notice a shared family account.',
      technologies: ['GraphQL', 'Python', 'Machine Learning', 'MongoDB', 'Redis'],
    },
  ],
  regulations: [
    {
      name: 'CVAA',
      fullName: 'Twenty-First Century Communications and Video Accessibility Act of 2010',
      text: 'Programmes captioned on television keep their captions online, and apps and devices must let viewers reach them. Player candidates demonstrate caption styling and timing after a seek, where most implementations stumble.',
    },
    {
      name: 'VPPA',
      fullName: 'Video Privacy Protection Act of 1988, 18 U.S.C. 2710',
      text: 'Viewing history tied to a person may not simply be handed to others, and analytics pixels have brought the act back into court. We ask what leaves the page when play is pressed.',
    },
  ],
  closing:
    'Give us the air date and the gaps in the crew, and we will come back with names, order and a plan for the weeks between.',
  drawing: {
    lines: 'M48 58h224v128H48zM132 186l-14 30M188 186l14 30M104 216h112M140 96l48 26-48 26z',
    fine: 'M60 70h200v104H60zM60 122h40M220 122h40M160 70v16M160 158v16M48 236h224M48 230v12M272 230v12M76 40h168M76 34v12M244 34v12',
    brass: 'M72 162h96M168 156v12',
  },
}
