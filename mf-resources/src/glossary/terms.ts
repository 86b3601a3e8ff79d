export interface GlossaryTerm {
  term: string
  /** One plain paragraph; its first sentence can stand alone as a summary. */
  definition: string
  category: string
  /** Names, most of them terms of this glossary in their exact spelling; the others have no page. */
  relatedTerms: string[]
}

/**
 * Every term of the glossary, in alphabetical order. Sources: the four-fifths rule, 29 CFR 1607.4(D); structured
 * interviews as predictors, Sackett et al., Journal of Applied Psychology 107 (2022).
 */
export const glossaryTerms: readonly GlossaryTerm[] = [
  {
    term: 'Adverse Impact',
    definition:
      'Adverse impact occurs when a selection step that looks neutral passes one group of candidates at a markedly lower rate than another. In the United States the usual first check is the four-fifths rule: a group whose pass rate is below 80% of the highest group’s rate is generally taken as evidence of it. In engineering hiring, degree filters, tightly timed coding tests and long unpaid assignments are common causes. Check each stage, because balanced hires can hide an unbalanced screen. Small samples mislead in both directions, so read the ratio beside the counts, and do not treat a passing ratio as legal clearance.',
    category: 'Interview Quality',
    relatedTerms: [
      'Structured Interview',
      'Four-Fifths Rule',
      'Take-Home Assignment',
      'Technical Screening',
    ],
  },
  {
    term: 'Applicant Tracking System (ATS)',
    definition:
      'An applicant tracking system is the database of record for hiring: openings, candidates, stages, interview feedback and offers. Recruiters work in it daily, and every funnel figure is read from its timestamps, so a stage moved three days late makes the report wrong by three days. Most systems rank or filter CVs rather than reject them outright; automatic rejection usually comes from knock-out questions that somebody configured. The common failure is feedback kept in chat or email, which leaves the debrief without evidence and next year’s search without a history of whom you already met.',
    category: 'Sourcing & Pipeline',
    relatedTerms: [
      'Talent Pipeline',
      'Scorecard',
      'Time to Hire',
      'Time to Fill',
      'Knock-Out Question',
    ],
  },
  {
    term: 'Bar Raiser',
    definition:
      'A bar raiser is a trained interviewer from outside the hiring team who takes part in the interview loop to protect the long-term hiring standard. Amazon made the role known; there the bar raiser leads the debrief and can veto a hire. It works because the person has no vacancy to fill and therefore nothing to gain from a compromise. The role loses its value when the title is handed out without training, when one person’s taste replaces written criteria, or when so few people qualify that their calendars add a week to every loop.',
    category: 'Interview Quality',
    relatedTerms: ['Calibration', 'Interviewer Shadowing', 'Scorecard', 'Interview Debrief'],
  },
  {
    term: 'Behavioural Interview',
    definition:
      'A behavioural interview asks for specific past events and treats what the candidate did as evidence of what they will do. A production incident, a disputed design or a missed deadline will serve. Use it for ownership, communication and leadership, which a coding exercise cannot show. Good interviewers follow one story down: what was your part, what did you rule out, what would you change? It goes wrong with hypothetical questions, which reward good speakers, and with stories told as “we” throughout, which leave the individual contribution unknown. Engineers early in their careers may need university or open-source examples.',
    category: 'Interview Formats',
    relatedTerms: ['Structured Interview', 'Scorecard', 'STAR Method', 'Bar Raiser'],
  },
  {
    term: 'Boolean Search',
    definition:
      'A Boolean search combines keywords with AND, OR, NOT, quotation marks and brackets to find profiles in a CV database, a network or a search engine. For example: ("site reliability" OR SRE) AND Kubernetes NOT manager. List the synonyms engineers actually write, because one person puts Postgres and another PostgreSQL. Support differs between tools: on some, operators count only in capitals, and wildcards are often ignored. Strings that are too tight return only people who wrote their profile for recruiters; broad NOT clauses silently remove the engineer who once managed a team.',
    category: 'Sourcing & Pipeline',
    relatedTerms: ['Passive Candidate', 'Talent Pipeline', 'X-Ray Search'],
  },
  {
    term: 'C++ Screening',
    definition:
      'C++ screening is a first technical check for roles where object lifetime, memory layout or latency decides whether the product works. Trading systems, game engines, embedded devices and compilers are such products. Establish which standard the candidate has shipped with, since C++98 and C++20 are almost different trades. Useful topics are ownership and RAII, move semantics, undefined behaviour, data races and reading a profiler. The usual mistakes are writing “C/C++” in the advert as if it were one skill, quizzing on obscure template syntax, and letting someone who does not write the language judge the answers.',
    category: 'Screening & Assessment',
    relatedTerms: ['Technical Screening', 'Live Coding Interview', 'Interview as a Service'],
  },
  {
    term: 'Calibration',
    definition:
      'Calibration is the work of getting interviewers to give the same score to the same performance. In practice several interviewers rate one recorded or written interview independently, compare the scores, and argue about each difference until the rubric says which reading is right. Do it before a new loop goes live and again every quarter, or whenever pass rates of two interviewers on the same question drift apart. It fails when the most senior person speaks first, when the rubric is not changed afterwards, or when only averages are compared: two people can agree on average and disagree on every candidate.',
    category: 'Interview Quality',
    relatedTerms: [
      'Scorecard',
      'Structured Interview',
      'Interviewer Shadowing',
      'Bar Raiser',
      'Inter-Rater Reliability',
    ],
  },
  {
    term: 'Candidate Experience',
    definition:
      'Candidate experience is how the hiring process looks from the other side. It is made of how clear the role was, how long each silence lasted, how well prepared the interviewers were and how a refusal was delivered. It matters commercially, because engineers compare notes and the person you reject this year may be the one you need in three. Measure it with two or three questions sent to everyone after the decision, refused candidates included; asking only new hires flatters you. The damage usually comes from silence after a final round, repeated questions across interviews, and assignments nobody reads.',
    category: 'Metrics & Outcomes',
    relatedTerms: [
      'Offer Acceptance Rate',
      'Time to Hire',
      'Take-Home Assignment',
      'Candidate Net Promoter Score',
    ],
  },
  {
    term: 'Contingency Search',
    definition:
      'In a contingency search the agency is paid only if a candidate it introduced is hired. Several agencies often work on the same vacancy, so it suits roles with a visible market, such as a mid-level web developer in a large city, where speed counts for more than depth. The employer carries little financial risk, but neither does it command much attention: recruiters drop hard searches for easier ones. Settle ownership rules in writing beforehand, or two agencies sending the same CV will both claim the fee, and the candidate will be caught between them.',
    category: 'Contracts & Terms',
    relatedTerms: ['Retained Search', 'Direct Hire', 'Guarantee Period', 'Candidate Ownership'],
  },
  {
    term: 'Contract-to-Hire',
    definition:
      'Contract-to-hire starts an engineer as a contractor for a fixed term, often three to six months, with an intention to offer permanent employment at the end. It helps when budget for a permanent post is not yet approved, or when both sides want to see real work first. Agree the conversion date, who decides and any conversion fee before the start. It narrows the field, because engineers in secure jobs seldom resign for a contract, and it breaks trust when the decision is put off again and again. It does not excuse a thin interview.',
    category: 'Engagement Models',
    relatedTerms: [
      'Direct Hire',
      'Staff Augmentation',
      'Statement of Work (SOW)',
      'Conversion Fee',
    ],
  },
  {
    term: 'Direct Hire',
    definition:
      'In a direct hire the recruiter finds and assesses the candidate, and the client employs that person permanently on its own payroll from the first day. It fits roles that carry lasting knowledge: a platform lead, the owner of a payments system, an engineering manager. The agency’s fee is normally due at the start date and covered by a guarantee period. Allow for notice periods, which run to three months in some countries. When one fails, look first at the brief: often the hiring manager and the finance department were describing two different jobs.',
    category: 'Engagement Models',
    relatedTerms: [
      'Contract-to-Hire',
      'Guarantee Period',
      'Retained Search',
      'Contingency Search',
      'Quality of Hire',
    ],
  },
  {
    term: 'Employer of Record (EOR)',
    definition:
      'An employer of record is a company that legally employs a person in a country where the client has no entity. It runs the contract, payroll, tax and statutory benefits, while the client directs the daily work. That makes a single hire abroad possible in weeks instead of the months an entity takes. Read the contract for intellectual property, which must pass from the engineer through the provider to you, and for notice and termination rules, which are local law. An EOR does not by itself remove the question of a taxable presence, and some countries cap the duration.',
    category: 'Engagement Models',
    relatedTerms: ['Staff Augmentation', 'Direct Hire', 'Worker Misclassification'],
  },
  {
    term: 'Guarantee Period',
    definition:
      'A guarantee period is the time after a placed person starts during which the agency replaces them, or returns some of the fee, if they leave or are dismissed. Terms run from two weeks to several months. Read the conditions rather than the length: whether it is a replacement or a refund, whether redundancy and a changed role are excluded, how soon you must give notice, and whether late payment of the invoice voids it. It protects the fee, not the project. A short honest guarantee behind a careful assessment is worth more than a long one with exclusions.',
    category: 'Contracts & Terms',
    relatedTerms: ['Direct Hire', 'Contingency Search', 'Retained Search'],
  },
  {
    term: 'Interview as a Service',
    definition:
      'Interview as a service means that experienced engineers from outside the company conduct the technical interview and deliver a written, scored report. The employer keeps the hiring decision. Sessions typically last 60 to 90 minutes. It is used when the team’s own engineers are overloaded, when nobody in house knows the field, or when volume rises for one quarter. The questions should come from your role profile, and you should see a sample report before you begin. Little is gained when the partner receives a job advert instead of criteria, or when the company repeats the same interview afterwards.',
    category: 'Engagement Models',
    relatedTerms: [
      'Technical Screening',
      'Live Coding Interview',
      'System Design Interview',
      'Scorecard',
      'Calibration',
      'Candidate Experience',
    ],
  },
  {
    term: 'Interviewer Shadowing',
    definition:
      'Interviewer shadowing trains a new interviewer in two steps: they first watch an experienced colleague, then lead the interview while that colleague watches. Both write their scores separately before speaking, and the differences are the lesson. Two or three sessions on each side are usual before someone interviews alone. Tell the candidate who is in the room and why. Nothing is learned when the observer joins in, when scores are compared only after one person has explained theirs, or when shadowing happens without a rubric, so that habits are passed on instead of a standard.',
    category: 'Interview Quality',
    relatedTerms: ['Calibration', 'Bar Raiser', 'Structured Interview', 'Scorecard'],
  },
  {
    term: 'Live Coding Interview',
    definition:
      'In a live coding interview the candidate solves a programming problem in a shared editor while an interviewer watches and asks questions. It shows how someone reads a problem, tests their own work and reacts to a hint, which a finished solution hides. Choose a problem close to the job that can be solved in half the time, allow the language and documentation the candidate would use at work, and score reasoning as well as the result. Being watched makes some good engineers slower, so offer a warm-up; puzzles with one trick measure whether the trick is known.',
    category: 'Interview Formats',
    relatedTerms: [
      'Pair Programming Interview',
      'Take-Home Assignment',
      'Technical Screening',
      'Scorecard',
    ],
  },
  {
    term: 'Offer Acceptance Rate',
    definition:
      'Offer acceptance rate is the number of accepted offers divided by the number of offers made in the same period. A falling rate says that something late in the process is wrong: slow decisions, a role that turned out different, or terms first discussed after the final interview. Record the reason for every refusal, and count verbal offers too, since teams that put only sure acceptances in writing report a perfect figure and learn nothing. With ten offers a quarter, one refusal moves the rate by ten points, so read it over a year.',
    category: 'Metrics & Outcomes',
    relatedTerms: ['Candidate Experience', 'Time to Hire', 'Quality of Hire', 'Pre-Closing'],
  },
  {
    term: 'Pair Programming Interview',
    definition:
      'In a pair programming interview the candidate and an interviewer work together on a small change to an existing codebase, as two colleagues would. It suits teams that pair or review closely, and it shows how a person reads unfamiliar code, asks for help and disagrees. Use a prepared repository with failing tests, and decide beforehand how much the interviewer may contribute. The format breaks when the interviewer takes the keyboard and then scores their own work, or sits back in silence, which turns it into a live coding interview under a friendlier name.',
    category: 'Interview Formats',
    relatedTerms: ['Live Coding Interview', 'Take-Home Assignment', 'Work Sample Test'],
  },
  {
    term: 'Passive Candidate',
    definition:
      'A passive candidate is employed, not applying anywhere, and open to a conversation if the reason is good. Many senior and specialist engineers are found only this way. The first message has to name the problem, the stack and why this person was chosen, because the candidate must gain something from replying. Expect weeks rather than days, flexible interview times and a real chance of a counter-offer. The common mistake is running passive candidates through an applicant’s process: a form, a timed test and “why do you want to work here?” before anyone has told them.',
    category: 'Sourcing & Pipeline',
    relatedTerms: ['Talent Pipeline', 'Boolean Search', 'Retained Search', 'Counter-Offer'],
  },
  {
    term: 'Quality of Hire',
    definition:
      'Quality of hire estimates how well people turned out after joining. It usually combines the manager’s assessment, retention at six or twelve months and the time until the person works independently. It is the one hiring metric that can show whether the interviews predict anything: compare interview scores with results a year later. Fix the definition before the first measurement, or each team will pick the one that flatters it. Two limits matter: managers rate their own choices kindly, and you never see how rejected candidates would have done. Treat it as a yearly review, not a weekly figure.',
    category: 'Metrics & Outcomes',
    relatedTerms: [
      'Scorecard',
      'Offer Acceptance Rate',
      'Structured Interview',
      'First-Year Attrition',
    ],
  },
  {
    term: 'Recruitment Process Outsourcing (RPO)',
    definition:
      'Recruitment process outsourcing hands all or part of a company’s hiring to a provider. The provider works inside the company’s systems, under its name and to agreed service levels. It fits sustained volume, such as forty engineers in a year, or a company without recruiters of its own; a focused programme can be running in two to four weeks. Keep the hiring decision, the interview standard and the candidate data on your side. Trouble starts when the contract rewards filled seats alone, when hiring managers never meet the recruiters, or when nobody has agreed how the work returns in house.',
    category: 'Engagement Models',
    relatedTerms: [
      'Staff Augmentation',
      'Direct Hire',
      'Talent Pipeline',
      'Applicant Tracking System (ATS)',
      'Time to Fill',
      'Service Level Agreement',
    ],
  },
  {
    term: 'Retained Search',
    definition:
      'In a retained search the employer engages one firm exclusively and pays in instalments, typically at the start, at the shortlist and at the hire. The firm maps the market, approaches people who are not looking and reports on everyone it contacted, including why they said no. Use it for leadership, for confidential replacements and for specialisms with perhaps fifty suitable people in a country. Before signing, ask who will do the work and which companies the firm may not approach. It disappoints when the brief is loose, because the first instalment buys the same uncertainty with more ceremony.',
    category: 'Contracts & Terms',
    relatedTerms: ['Contingency Search', 'Passive Candidate', 'Guarantee Period', 'Market Mapping'],
  },
  {
    term: 'Scorecard',
    definition:
      'A scorecard is the form on which an interviewer rates each competency separately, with written evidence, before hearing anyone else. Every rating needs a description of what it looks like: “3: found the race condition after one hint” can be discussed, “3: good” cannot. Three or four competencies per interview is the practical limit, four to six for the whole loop. Submit it within hours, since memory fills gaps with impressions, and keep cards hidden until all are in. It is wasted when a single overall number is the only field anyone reads, or when “culture fit” serves as a place to put discomfort.',
    category: 'Interview Quality',
    relatedTerms: ['Structured Interview', 'Calibration', 'Bar Raiser', 'Interview Debrief'],
  },
  {
    term: 'Staff Augmentation',
    definition:
      'Staff augmentation adds external engineers to a client’s team for a limited time. They remain employed or contracted by the supplier while the client directs their work. It covers a migration, a parental leave or a skill needed for two quarters, and it is billed by time. The client keeps responsibility for the result, so it needs someone with the hours to lead. Watch worker classification rules, access on the last day and who owns the code. The quiet failure is permanence: after two years the contractor is the only one who understands the billing service.',
    category: 'Engagement Models',
    relatedTerms: [
      'Contract-to-Hire',
      'Statement of Work (SOW)',
      'Employer of Record (EOR)',
      'Worker Misclassification',
    ],
  },
  {
    term: 'Statement of Work (SOW)',
    definition:
      'A statement of work describes what a supplier will deliver, by when, to which acceptance criteria and at what price. It usually stands under a master agreement that holds the legal terms. Use it when you are buying a result, such as a data migration, and not a person’s time. Good ones say what is excluded, what the client must provide and how a change is priced. Disputes follow when deliverables are written as activities (“support the team”), because nobody can refuse them, or when people under an SOW are managed day to day like employees, which invites classification trouble.',
    category: 'Contracts & Terms',
    relatedTerms: ['Staff Augmentation', 'Contract-to-Hire', 'Master Services Agreement'],
  },
  {
    term: 'Structured Interview',
    definition:
      'A structured interview asks every candidate for a role the same job-related questions, in the same order. The answers are scored against a rubric written beforehand. Published research puts it among the best single predictors of job performance, well ahead of unstructured conversation. Follow-up questions are allowed, provided the rubric says what they look for. It takes a day to prepare and repays it in shorter debriefs and decisions that can be defended. It slips when interviewers improvise after question two, when questions leak and stay in use, or when the rubric is filled in after the verdict.',
    category: 'Interview Formats',
    relatedTerms: [
      'Behavioural Interview',
      'Scorecard',
      'Calibration',
      'Adverse Impact',
      'Interview Rubric',
    ],
  },
  {
    term: 'System Design Interview',
    definition:
      'In a system design interview the candidate designs a service in outline, for example a booking system for ten thousand clinics, and explains the trade-offs. It matters most from mid-level upwards, where judgement about data, failure and cost counts for more than typing; a junior gets one interface and its errors. A strong candidate asks about load and consistency before drawing, and can say what breaks first. Adjust the question to the job: most companies do not need a design for a billion users. The interviewer spoils it by waiting for one memorised design, or giving the same marks for naming Kafka as for knowing when not to use it.',
    category: 'Interview Formats',
    relatedTerms: ['Live Coding Interview', 'Structured Interview', 'Technical Deep Dive'],
  },
  {
    term: 'Take-Home Assignment',
    definition:
      'A take-home assignment is a small piece of work the candidate does alone, in their own time and tools, and later discusses with an engineer. It shows structure, testing and written explanation better than an hour at a shared editor. Keep it under three hours, publish the criteria, and always hold the review conversation: it tells you who wrote the code and why, whatever tools they used. Candidates withdraw when “three hours” means a weekend, when it comes before they have spoken to anyone, or when it resembles unpaid work on your product.',
    category: 'Screening & Assessment',
    relatedTerms: [
      'Live Coding Interview',
      'Technical Screening',
      'Candidate Experience',
      'Work Sample Test',
    ],
  },
  {
    term: 'Talent Pipeline',
    definition:
      'A talent pipeline is a maintained group of people who could fill roles you expect to open, together with what you know about their skills, interests and timing. It pays for roles you hire repeatedly, such as backend or site reliability engineers, because the search starts with conversations instead of an empty list. Contact people when you have something to say, twice a year rather than weekly, and honour data retention rules. It fails as a spreadsheet nobody owns: after a year half the entries have changed jobs, and the good ones were never told why you wrote.',
    category: 'Sourcing & Pipeline',
    relatedTerms: [
      'Passive Candidate',
      'Boolean Search',
      'Applicant Tracking System (ATS)',
      'Time to Fill',
    ],
  },
  {
    term: 'Technical Screening',
    definition:
      'Technical screening is the first check of whether a candidate has the core skills for a role, held before the expensive interviews. It may be a short call with an engineer, a coding exercise or both, and its only question is: would an hour with the team be well spent? Decide the few must-haves first, and note which of them each question covers. Compare pass rates downstream: if most people who pass then fail on fundamentals, the screen is too loose; if everyone who passes is hired, it is probably too tight. Keyword matching against a CV is not a screen.',
    category: 'Screening & Assessment',
    relatedTerms: [
      'Live Coding Interview',
      'Take-Home Assignment',
      'C++ Screening',
      'Interview as a Service',
      'Scorecard',
    ],
  },
  {
    term: 'Time to Fill',
    definition:
      'Time to fill counts the days from the approval of an opening to the acceptance of an offer. It tells the business how early to ask for people, so it belongs in headcount planning. It includes delays that no recruiter controls, such as a job description waiting for comments, and should be reported with those delays visible. Agree the two endpoints once: some teams count from posting, others to the start date, and the figures cannot be compared. Roles kept permanently open for repeated hiring distort it and are best reported apart.',
    category: 'Metrics & Outcomes',
    relatedTerms: ['Time to Hire', 'Talent Pipeline', 'Headcount Planning', 'Cost per Hire'],
  },
  {
    term: 'Time to Hire',
    definition:
      'Time to hire counts the days from a candidate’s entry into the process, by application or first reply, to the acceptance of an offer. It measures how quickly you decide, where time to fill measures how long the vacancy lasted. Use the median, since one candidate on sabbatical ruins an average, and break it down by stage: most of the wait is usually between interviews, for calendars and feedback, rather than in the interviews themselves. Speed bought by skipping assessment shows up later in quality of hire, so read the two together.',
    category: 'Metrics & Outcomes',
    relatedTerms: [
      'Time to Fill',
      'Offer Acceptance Rate',
      'Candidate Experience',
      'Quality of Hire',
    ],
  },
]
