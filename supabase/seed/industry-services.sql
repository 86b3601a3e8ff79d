-- Runs after seed.sql, which holds the industries and services these rows refer to. Safe to run again.
-- What each service means in each industry. Pairs without a row have no page. A null title or text falls back to the service’s own.
-- Success stories are demo content and name no client: kind of company, kind of work, and what could be seen afterwards.
insert into industry_service_content (industry_id, service_id, custom_title, custom_description, meta_title, meta_description, industry_specific_features, case_studies)
values
  (
    (select id from industries where slug = 'aerospace'), (select id from services where slug = 'technical-interview'),
    null,
    $md$Safety-critical engineering is a habit, and it can be observed. Our interviewers give candidates a small specification with an ambiguity and a piece of code that does not quite satisfy it, and score how they trace, question and verify. Nothing export-controlled is needed for the conversation.$md$,
    null,
    'Technical interviews for avionics and space software roles: requirement tracing, verification and real-time C and C++, with a report in 24 hours.',
    array[
      'Exercises free of controlled technical data',
      'Requirement tracing and review scored separately from coding',
      'Real-time, memory and timing questions by practising embedded engineers',
      'Separate scorecards for development and verification roles'
    ],
    $json${
      "untraced-line": {
        "title": "The line with no requirement behind it",
        "company": "A supplier of flight-display software",
        "description": "Panels passed quick coders who then struggled in reviews. We put one untraceable line into the exercise and scored who asked where it came from before touching it.",
        "result": "Four of eleven candidates asked; both people hired were among them and led a review within their first quarter."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'aerospace'), (select id from services where slug = 'it-consultancy'),
    'Consultants for Avionics, Ground and Simulation Software',
    $md$Aerospace programmes rarely lack plans; they lack somebody who has brought a toolchain, a test rig or a ground segment through a review before. Our consultants take one such piece for 3–6 months, write their evidence as they go and leave behind artefacts that your quality department would have asked for anyway.$md$,
    'IT Consultancy for Aerospace',
    'Consultants for verification toolchains, simulation and ground software: one bounded piece in 3–6 months, with review evidence produced along the way.',
    array[
      'Tool qualification needs under DO-330 identified before a tool is chosen',
      'Hardware-in-the-loop rigs made repeatable and shared between teams',
      'Ground software moved off unsupported operating systems',
      'Work split so that controlled data stays with U.S. persons',
      'Findings delivered in the form your design reviews expect'
    ],
    $json${
      "test-rig": {
        "title": "A test rig that two teams could book",
        "company": "A flight-control equipment maker",
        "description": "Verification work queued behind one rig that only its builder understood. A consultant scripted the set-up, recorded the wiring and put configurations under version control.",
        "result": "Both verification teams ran their campaigns from the same rig before the engagement ended."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'aerospace'), (select id from services where slug = 'direct-hire'),
    'Permanent Engineers for Flight and Mission Software',
    $md$We search for engineers who have worked under certification evidence, and for people from rail, medical devices and automotive safety who can learn it quickly because they already think in requirements and verification. Export-control status is established before the first interview, so that no hiring manager falls for a candidate who may not see the drawings.$md$,
    'Direct Hire Placement for Aerospace',
    'Permanent avionics, flight and mission software engineers, with export-control status checked first and safety-critical habits tested by peers.',
    array[
      'ITAR and EAR eligibility confirmed before introduction',
      'Interviewers with DO-178C or comparable safety-standard experience',
      'C, C++, Ada and model-based design assessed on review tasks',
      'Contact kept warm through clearance processing',
      'Adjacent-industry searches: rail signalling, medical devices, automotive safety'
    ],
    $json${
      "avionics-team": {
        "title": "An avionics team doubled without lowering the bar",
        "company": "A mid-sized avionics supplier",
        "description": "Verification engineers had been sought through adverts for two quarters. We redrew the role around requirements-based testing and approached people in rail signalling and medical devices.",
        "result": "First shortlist in 9 working days; three of the four hires came from outside aerospace."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'aerospace'), (select id from services where slug = 'recruitment-process'),
    null,
    $md$Programme hiring comes in waves set by milestones, and each wave needs the same careful questions about eligibility, clearance and assurance level. We run those stages for you in your own system, with one script for export-control questions that your counsel has read, and hand over candidates whose paperwork matches their interview.$md$,
    null,
    'Technical hiring run for aerospace and defence suppliers: lawful eligibility checks, milestone-driven plans and implementation in 2–4 weeks.',
    array[
      'Requisitions opened from the programme schedule rather than from vacancies',
      'Eligibility questions worded with your counsel and asked of everyone',
      'Clearance status followed up on a fixed rhythm until the first day',
      'Drop-out reasons separated into pay, place, waiting and work'
    ],
    $json${
      "milestone-wave": {
        "title": "Hiring that follows the design review calendar",
        "company": "A satellite subsystem supplier",
        "description": "Every review released new positions at once and recruiters learned of them afterwards. We took over planning and sourcing for two engineering departments and opened searches against the programme schedule.",
        "result": "The next wave began with candidates already interviewed for most seats."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'aerospace'), (select id from services where slug = 'recruiter-training'),
    'Training for Aerospace Recruiters',
    $md$A recruiter who cannot tell verification from validation will lose an avionics engineer in the first minute. We teach the life cycle behind the job titles, from requirement to certification evidence, and the lawful way to ask about export status. Sessions run over 4–6 weeks; we stay available for the following 3 months.$md$,
    'Recruiter Training for Aerospace',
    'Training for recruiters in aerospace: assurance levels, verification roles and lawful export-control questions, taught on your vacancies in 4–6 weeks.',
    array[
      'Design assurance levels explained through one example system',
      'Developer, verifier and reviewer roles told apart on real CVs',
      'Export-control questions rehearsed in wording your counsel accepts',
      'Adjacent trades mapped: rail, medical, automotive, space',
      'Calls with retired and practising avionics engineers'
    ],
    $json${
      "verification-calls": {
        "title": "Verification engineers who stayed on the line",
        "company": "A helicopter systems manufacturer",
        "description": "Recruiters opened every call with the developer’s job and lost verification engineers in the first minute. During a six-week course they wrote a second opening and tried it on serving engineers.",
        "result": "Replies from verification engineers rose from one message in nine to one in four."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'aerospace'), (select id from services where slug = 'contract-recruiter'),
    'Contract Recruiters for Programme Ramp-Ups',
    $md$When a programme moves from proposal to full-rate work, a team of five becomes a team of thirty and the permanent recruiters still have their usual load. We place contract recruiters who have hired embedded, systems and verification engineers before, and who keep accepted candidates talking to you while clearances are pending.$md$,
    null,
    'Contract recruiters for aerospace ramp-ups: embedded, systems and verification hiring, clearance follow-up included, from 3 months.',
    array[
      'Recruiters who have read a work breakdown structure',
      'A named person for every candidate in clearance processing',
      'Interim unclassified work arranged with the hiring manager',
      'Agency spend and duplicate submissions brought under one view'
    ],
    $json${
      "ramp-up": {
        "title": "Thirty candidates kept warm through processing",
        "company": "A defence electronics integrator",
        "description": "Accepted engineers were withdrawing while they waited for access. Two contract recruiters took over all contact between offer and start and told managers about every change of mind early.",
        "result": "Withdrawals became rare, and those that happened were replaced from the same pipeline."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'ecommerce'), (select id from services where slug = 'technical-interview'),
    'Technical Interviews for E-commerce Teams',
    $md$A shop’s engineers are judged by checkout, search and speed. We interview for these directly: an order that must not be placed twice, a product list that has to stay fast on a cheap phone, a search result that annoys the merchandiser. Interviews can be added for the months before peak and dropped afterwards.$md$,
    'Technical Interviews for E-commerce',
    'Interviews built around checkout, search and storefront speed: 60–90 minutes with an engineer and a written report within 24 hours.',
    array[
      'Separate tracks for storefront, checkout, search and fulfilment',
      'Idempotent ordering and payment retries as a coding task',
      'Performance trace reading for frontend roles',
      'Extra interviewer capacity before peak season',
      'Platform-specific questions where you run a commerce suite'
    ],
    $json${
      "before-peak": {
        "title": "A checkout team staffed before peak",
        "company": "An online homeware retailer",
        "description": "The in-house engineers were spending two days a week on first-round interviews while preparing for their busiest month. We took over the technical round for checkout and storefront roles.",
        "result": "Engineers went back to one hour of interviews a week; the team was complete before the code freeze."
      },
      "search-role": {
        "title": "A search engineer found on the second attempt",
        "company": "A marketplace for spare parts",
        "description": "An earlier hire knew the search server but not relevance. We replaced the quiz with a review of real, anonymised queries and poor results.",
        "result": "The next candidate interviewed was hired and took ownership of relevance within the first month."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'ecommerce'), (select id from services where slug = 'it-consultancy'),
    null,
    $md$Replatforming a shop fails at the edges: redirects, gift cards, tax, returns. Our consultants have moved catalogues and checkouts while orders kept coming, one route or one country at a time, and they plan the work so that nothing large changes in the weeks when you earn your year.$md$,
    'IT Consultancy for E-commerce',
    'Consultants for replatforming, checkout and storefront speed: route-by-route moves in 3–6 months, timed around your trading calendar.',
    array[
      'Route-by-route migration with both platforms live',
      'Redirect maps tested against real search traffic',
      'Storefront speed budgets agreed with marketing',
      'Load tests shaped like your last peak, not like an average day',
      'Returns, refunds and gift cards included from the first plan'
    ],
    $json${
      "country-move": {
        "title": "One country moved at a time",
        "company": "A specialist sports retailer selling online",
        "description": "A full replacement had been postponed twice because nobody would accept the date. Consultants cut it into countries, beginning with the smallest, and kept the old checkout as a way back.",
        "result": "Three countries were live at handover and the retailer moved the rest with its own team."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'ecommerce'), (select id from services where slug = 'direct-hire'),
    'Permanent Engineers for Storefront, Search and Fulfilment',
    $md$Good commerce engineers are hired away by other shops, so we look for the same problem elsewhere: ticketing for sudden load, publishing for page speed, logistics for stock. Every shortlist says which part of the shop a person would improve first and what they have broken under traffic before.$md$,
    'Direct Hire Placement for E-commerce',
    'Permanent engineers for online shops and marketplaces: storefront, checkout, search and fulfilment, found in neighbouring fields as well.',
    array[
      'Role split into storefront, checkout, search or operations before advertising',
      'Candidates from ticketing, travel, publishing and logistics',
      'Discussion of a real traffic incident in every assessment',
      'Start dates that leave time to learn the shop before peak',
      'Counter-offers anticipated where competitors hire in the same week'
    ],
    $json${
      "ticketing-background": {
        "title": "A checkout lead from a ticket office",
        "company": "A subscription food retailer",
        "description": "The shop had met every checkout engineer in its own market. We proposed people used to sales that open at noon and sell out by five past.",
        "result": "The offer went to an engineer from ticketing, from a first shortlist sent after 10 working days."
      },
      "fulfilment": {
        "title": "A fulfilment team hired as one conversation",
        "company": "An online furniture seller",
        "description": "Three managers were advertising overlapping warehouse-integration roles. We interviewed them together and wrote one career ladder with three starting points.",
        "result": "All three positions closed within a month of each other, two by people who had applied for another."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'ecommerce'), (select id from services where slug = 'recruitment-process'),
    'Technical Hiring Run around the Trading Calendar',
    $md$An online retailer’s hiring plan is really a calendar with a freeze in it. We run sourcing, screening and scheduling so that most offers are signed by late summer, keep a light watch through peak, and restart in January with candidates who agreed to be called then.$md$,
    'RPO for E-commerce',
    'Outsourced technical recruiting for online retailers: hiring planned around freezes and peaks, one weekly report, running within 2–4 weeks.',
    array[
      'Hiring plan and code freeze drawn on the same page',
      'Interview days reserved with engineering before the busy months',
      'January pipeline agreed with candidates in November',
      'Storefront, data and operations roles reported separately'
    ],
    $json${
      "before-the-freeze": {
        "title": "Offers signed before the freeze, not during it",
        "company": "An online beauty retailer",
        "description": "Half of the year’s engineering offers used to fall in October and November, when nobody could interview. We took over sourcing and scheduling in March, had the first team running in three weeks and booked interview days until the end of August.",
        "result": "Nine of eleven offers were signed by the first of September; the other two were put off to January on purpose."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'ecommerce'), (select id from services where slug = 'recruiter-training'),
    null,
    $md$Commerce teams change tools often, and recruiters chase the tool names. The programme teaches what stays: how an order travels from click to doorstep, which engineer owns each step, and what a slow page costs. After 4–6 weeks your recruiters can brief a search role without a glossary; help remains at hand for 3 months.$md$,
    null,
    'Recruiter training for online retail: the journey of an order, the engineers behind each step and better first calls, in 4–6 weeks.',
    array[
      'The journey of one order, traced with an engineer from each team',
      'Headless, composable and suite platforms: what the words mean for a CV',
      'First calls practised for storefront and search roles',
      'Rejected candidates reviewed with hiring managers, names removed'
    ],
    $json${
      "first-calls": {
        "title": "Fewer first calls, better second ones",
        "company": "A fashion marketplace",
        "description": "Managers were declining most candidates after the recruiter’s call. Recruiters sat with each engineering team for half a day, then rewrote their opening questions and compared notes weekly.",
        "result": "Managers asked for the recruiter’s own notes in the interview pack, which they had never read before."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'ecommerce'), (select id from services where slug = 'contract-recruiter'),
    'Contract Recruiters for Peak-Season Hiring',
    $md$Hiring for peak has to finish by late summer, and the same recruiters then have little to do until January. A contract recruiter covers the spring and summer push, works in your tracking system and hands over a tidy pipeline when the freeze begins. The minimum term is 3 months.$md$,
    'Contract Recruiters for E-commerce',
    'Technical recruiters on contract for the months before peak trading: storefront, platform and data roles, minimum term 3 months.',
    array[
      'Start dates planned backwards from your code freeze',
      'Recruiters who have filled storefront and platform roles before',
      'Weekly view of who will be productive by peak, not only who will have started',
      'Pipeline handover at the end of the term'
    ],
    $json${
      "spring-push": {
        "title": "A spring push that ended on its date",
        "company": "An online grocer with its own warehouses",
        "description": "Seven platform and warehouse roles were open, and the only recruiter knew buying and logistics. A contract recruiter came for five months and held one intake call per role before writing to anybody.",
        "result": "Six engineers were at work by the code freeze; the seventh search was handed over with eleven warm contacts."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'ecommerce'), (select id from services where slug = 'ai-ml-recruitment'),
    null,
    $md$Recommendation, ranking and demand forecasting are different jobs with one title. We find out which of them moves your business, then assess how candidates measure success: offline against online results, the cost of a wrong recommendation, and what they do with products that nobody has seen yet.$md$,
    'AI/ML Recruitment for E-commerce',
    'Recommendation, ranking and forecasting specialists for online retail: each searched for and assessed as the separate job that it is.',
    array[
      'Ranking, recommendation, forecasting and pricing treated as separate searches',
      'Assessment of experiment design as well as models',
      'Cold-start and seasonality questions from real catalogues',
      'Serving latency discussed with interviewers who run it in production'
    ],
    $json${
      "forecasting": {
        "title": "Forecasting rather than deep learning",
        "company": "A direct-to-consumer clothing brand",
        "description": "The advert asked for a deep-learning specialist. After a day with the planners we rewrote it as a demand forecasting role with strong data engineering.",
        "result": "Two suitable candidates from the first shortlist of five; offer accepted in the fourth week."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'energy'), (select id from services where slug = 'technical-interview'),
    'Technical Interviews for Utilities and Grid Software',
    $md$In a control room a wrong write is worse than a late one. Interviewers from industrial software ask how a candidate would stage a change, what they do when two sensors disagree, and when they would rather leave a system alone. Cloud and data candidates get the same seriousness on time-series, forecasting and access.$md$,
    'Technical Interviews for Energy',
    'Interviews for SCADA, grid, trading and energy data engineers: staged changes, disagreeing sensors and NERC CIP habits, reported in 24 hours.',
    array[
      'Tracks for control systems, grid software, trading and data',
      'DNP3, IEC 61850 and OPC UA discussed with people who have used them',
      'A faulty time series to explain, with the meter’s story behind it',
      'Change staging and way back scored as one skill',
      'No drawings, addresses or configurations of your sites required'
    ],
    $json${
      "disagreeing-sensors": {
        "title": "A question that field engineers respected",
        "company": "A municipal water and power utility",
        "description": "Operations staff distrusted software candidates and skipped the panels. We built one exercise from an anonymised alarm log and invited a shift supervisor to help score it.",
        "result": "Operations joined every later panel, and the two positions were filled with their consent."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'energy'), (select id from services where slug = 'it-consultancy'),
    'Consultants for Grid, Plant and Trading Systems',
    $md$Between the control room and the cloud lies a boundary that must not be crossed carelessly. Our consultants have moved historian data, outage systems and trading platforms without touching what keeps the lights on. Engagements run for 3–6 months with a handover that your operations staff have accepted in writing.$md$,
    'IT Consultancy for Energy',
    'Consultants for operational data, outage and energy trading systems: 3–6 months, respectful of NERC CIP boundaries, with a full handover.',
    array[
      'Experience on both sides of the OT and IT boundary',
      'Access requests and training for NERC CIP planned from the first week',
      'Historian and time-series migrations',
      'Change windows agreed with operations, not only with IT',
      'Handover accepted by the people who will run it'
    ],
    $json${
      "historian": {
        "title": "Plant data made available without touching the plant",
        "company": "A regional electricity generator",
        "description": "Analysts were asking control engineers for exports by email. Two consultants built a one-way replica of the historian with a documented, read-only interface.",
        "result": "Handed over after five months; exports by email stopped."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'energy'), (select id from services where slug = 'direct-hire'),
    null,
    $md$Energy employers offer what many engineers say they want: physical results, long horizons and steady teams. We put that first, state travel and on-call terms in the opening message, and assess for the discipline that control systems ask of software.$md$,
    null,
    'Permanent software, data and controls engineers for utilities, generators and renewables, with travel and on-call terms settled at the start.',
    array[
      'SCADA, historian and protocol knowledge tested by practitioners',
      'Travel, site and shift terms stated before the first interview',
      'Background checks prepared during the interviews, started with the offer',
      'Searches among industrial automation and manufacturing engineers'
    ],
    $json${
      "travel-first": {
        "title": "The rota in the first message",
        "company": "An operator of onshore wind farms",
        "description": "Three SCADA engineers had accepted and then withdrawn on hearing of one week in four at turbine sites. We put the rota, the driving times and the allowance rules into the opening message.",
        "result": "Fewer people answered; both who received an offer took it and were still on the rota a year later."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'energy'), (select id from services where slug = 'recruitment-process'),
    null,
    $md$Utilities recruit for decades and fill each vacancy as if it were the first. We set up a repeatable route for software, data and controls roles: an honest description of site and shift, references and right-to-work papers prepared while interviews run, and one person who knows where each file stands.$md$,
    'RPO for Energy',
    'Technical recruiting run for utilities, generators and renewables: checks prepared early, site terms stated early, set up in 2–4 weeks.',
    array[
      'Personnel risk assessments for NERC CIP roles begun with the offer, dated back from the first day',
      'Site, shift and travel terms on the first page of every brief',
      'Union and internal-posting rules respected and dated',
      'Retirements forecast with operations, so that overlap is possible'
    ],
    $json${
      "overlap": {
        "title": "A handover before the retirement party",
        "company": "A transmission system operator",
        "description": "Specialists left before their successors arrived. We planned searches a year ahead for the posts whose knowledge was least written down.",
        "result": "The first successor worked alongside the outgoing specialist for four months."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'energy'), (select id from services where slug = 'recruiter-training'),
    'Training for Recruiters in Utilities and Renewables',
    $md$Operational technology has its own words, and engineers notice at once who knows them. Recruiters visit a plant or a control room with our trainers, learn which parts of the grid each team runs, and practise explaining on-call and travel without softening them. The course takes 4–6 weeks and 3 months of coaching come after it.$md$,
    null,
    'Training for recruiters in the energy sector: operational technology, site roles and candid job terms, learned in plants and control rooms.',
    array[
      'Generation, transmission, distribution and trading told apart',
      'OT and IT roles compared on pairs of CVs',
      'A site visit with questions prepared beforehand',
      'Honest messages about travel, shifts and callouts'
    ],
    $json${
      "one-alarm": {
        "title": "One alarm, followed to the operator",
        "company": "A district heating company",
        "description": "Adverts for control engineers were drawing web developers. Six recruiters followed one alarm from sensor to screen, rewrote the adverts during a four-week course and brought their calls to the support hours.",
        "result": "Of the next twenty applicants for a control role, fourteen had worked with plant; of the twenty before, three."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'energy'), (select id from services where slug = 'contract-recruiter'),
    'Contract Recruiters for Renewables Build-Outs',
    $md$A wind or storage build-out needs controls, data and platform engineers in the same quarter as planners and crews. Contract recruiters join the project office, work to its dates and speak to candidates in industrial automation whom a job board never reaches.$md$,
    'Contract Recruiters for Energy',
    'Technical recruiters on contract for renewables and grid projects: controls, data and platform roles recruited to project dates, from 3 months.',
    array[
      'Seat plan tied to commissioning dates',
      'Direct approach to automation integrators and equipment makers',
      'Travel rota explained with an example month',
      'Weekly note to the project office on risks to each seat'
    ],
    $json${
      "build-out": {
        "title": "Commissioning staffed from two neighbouring trades",
        "company": "A developer of battery storage sites",
        "description": "The project office had advertised for storage specialists who hardly existed. The recruiter on contract spoke to marine and railway automation people instead and arranged a day at a working site.",
        "result": "Commissioning began with every software seat taken."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'financial-services'), (select id from services where slug = 'technical-interview'),
    'Technical Interviews for Financial Services',
    $md$Money systems fail in particular ways: the payment that is sent twice, the balance that is right until midnight, the rounding difference that an auditor finds. Our interviewers have built ledgers, payment rails and risk engines, and ask about these failures in working code. Every score comes with its evidence, which matters when a regulator asks how you hire.$md$,
    'Technical Interviews for Financial Services',
    'Interviews for payments, trading, risk and core banking engineers: idempotency, reconciliation and audit trails, evidenced in a 24-hour report.',
    array[
      'Idempotency, reconciliation and rounding as standard topics',
      'Tracks for payments, core banking, trading and risk',
      'Same questions and rubric for every candidate, kept for audit',
      'Low-latency C++ and Java assessed by engineers who have done it',
      'No client data or proprietary models needed'
    ],
    $json${
      "payments-processor": {
        "title": "A payments team that stopped re-interviewing",
        "company": "A regional payments processor",
        "description": "Managers repeated every technical round because they did not trust the first one. We built a shared rubric with them and interviewed five of their own engineers to calibrate it.",
        "result": "Interview stages went from six to four, and managers accepted the reports without repeating them."
      },
      "core-banking": {
        "title": "Engineers for a core banking migration",
        "company": "A savings bank leaving its mainframe",
        "description": "The bank needed people able to read COBOL and write Java. We assessed code reading across both, using neutral examples.",
        "result": "Every candidate was interviewed and reported on in 9 working days, each report within 24 hours of its interview; the migration team started with all its seats filled."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'financial-services'), (select id from services where slug = 'it-consultancy'),
    'Consultants for Payments, Ledgers and Regulatory Change',
    $md$A bank’s hardest projects have a date set by somebody else: a scheme mandate, a message format, a regulator’s letter. We place consultants who have met such dates before, in settlement, ledger and reporting systems, and who keep reconciliation running from the first day rather than promising it for the last.$md$,
    'IT Consultancy for Financial Services',
    'Consultants for ISO 20022, ledger and regulatory reporting work: 3–6 months, dated milestones, reconciliation from the first day.',
    array[
      'ISO 20022 message migrations with both formats in use',
      'Ledger moves proved by daily reconciliation',
      'Reporting pipelines whose figures can be traced to a source',
      'Third-party risk paperwork answered in your format',
      'Way back rehearsed before each cut-over weekend'
    ],
    $json${
      "messages": {
        "title": "A message migration without a big weekend",
        "company": "A correspondent bank’s payments department",
        "description": "The plan had one cut-over and no way back. Consultants split it by message type and ran both formats with a nightly comparison.",
        "result": "The last type moved quietly on an ordinary Tuesday."
      },
      "reporting": {
        "title": "Figures that could be traced",
        "company": "A specialist lender",
        "description": "A regulator had asked where one number came from, and the answer took a fortnight. Two consultants rebuilt the chain from report line to source record.",
        "result": "The same question later took an afternoon, asked and answered by the lender’s own analysts."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'financial-services'), (select id from services where slug = 'direct-hire'),
    'Permanent Engineers for Banks, Payments and Trading',
    $md$Experienced financial engineers are employed, well paid and bound by notice. We approach them with the details that they ask for: which system, how much of it is theirs, who decides. Employment screening is prepared while interviews are still running, so the offer does not wait for it.$md$,
    'Direct Hire Placement for Financial Services',
    'Permanent engineers for banks, payment firms and trading: direct search, technical assessment and screening that is prepared during the interviews.',
    array[
      'Direct approach within payments, core banking, market data and risk',
      'Notice periods and bonus dates worked into the start date',
      'Pre-employment screening prepared early, started with the offer',
      'Assessment of engineers who must explain decisions to audit'
    ],
    $json${
      "risk-platform": {
        "title": "A lead engineer for a risk platform",
        "company": "An asset manager",
        "description": "The role combined Python numerics with platform ownership, and every earlier candidate had one or the other. We searched among quantitative developers who had already run services.",
        "result": "Three introductions, one hire; references were complete on the day of the offer, record checks ten days later."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'financial-services'), (select id from services where slug = 'recruitment-process'),
    null,
    $md$Regulated hiring leaves a paper trail or it leaves a finding. We run the technical stages of your process with written criteria, time limits and reasons for every decision, in your own systems. Implementation takes 2–4 weeks and usually begins with a single business line.$md$,
    'RPO for Financial Services',
    'Outsourced technical recruiting for regulated firms: documented decisions, screening prepared early and implementation in 2–4 weeks.',
    array[
      'Decision records ready for internal audit',
      'Screening vendors briefed during the interviews, started with the offer',
      'One business line first, then the next',
      'Stage times reported weekly by role family',
      'Recruiter access limited to what each stage needs'
    ],
    $json${
      "audit-files": {
        "title": "Files that were ready when audit asked",
        "company": "A clearing and custody bank",
        "description": "A third of technical rejections had no reason on file. We ran the stages of one business line in the bank’s own system, where no candidate moved on before the reason was written.",
        "result": "The follow-up review of sixty files had no finding, and a second business line joined in the next quarter."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'financial-services'), (select id from services where slug = 'recruiter-training'),
    null,
    $md$Recruiters in finance meet three dialects: the bank’s, the vendor’s and the engineer’s. We teach what happens between a card tap and a statement, how a trading day is built, and why a strong engineer mentions reconciliation unprompted. Your compliance team reviews the interview guidance, so it can be used from the day it is taught.$md$,
    'Recruiter Training for Financial Services',
    'Training for recruiters at banks, insurers’ asset arms and payment firms: how the systems work, who builds them and compliant first calls.',
    array[
      'A card payment followed from tap to statement',
      'A trading day explained by an engineer who supported one',
      'Screening questions reviewed by your compliance function',
      'Notice, bonus and restriction clauses: when to ask and how',
      'Programme of 4–6 weeks, then 3 months of questions answered'
    ],
    $json${
      "last-difference": {
        "title": "The last difference you had to find",
        "company": "A card issuer",
        "description": "Ledger engineers were being screened by programming language. After five weeks the recruiters asked each of them for the last difference between two systems and how it was tracked down.",
        "result": "Managers, who had invited four of ten screened candidates to interview, invited seven of ten in the support months."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'financial-services'), (select id from services where slug = 'contract-recruiter'),
    'Contract Recruiters for Banks and Fintechs',
    $md$Remediation programmes, new licences and core replacements all need engineers for a limited time, and so do the recruiters who find them. Ours have passed the employment checks that regulated firms ask for, know which candidates are bound by long notice, and keep records an examiner could read.$md$,
    null,
    'Technical recruiters on contract for regulated firms: checked, used to long notice periods and careful with records; minimum term 3 months.',
    array[
      'Recruiters already through regulated-firm background checks',
      'Notice, garden leave and bonus months mapped for each candidate',
      'Shortlists for payments, risk, data and platform teams',
      'Decision notes filed in your system on the same day'
    ],
    $json${
      "new-licence": {
        "title": "An engineering team for a new licence",
        "company": "A payments start-up awaiting authorisation",
        "description": "Hiring had to be ready without being early, because salaries would start before revenue. A contract recruiter built agreements in principle with candidates on long notice.",
        "result": "Engineers began to arrive in the month after authorisation."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'government'), (select id from services where slug = 'technical-interview'),
    null,
    $md$Public systems are judged by the person with the oldest phone and the least patience. Our interviewers ask candidates to mend an inaccessible form, to read a thirty-year-old rule and to say what they would leave unchanged. Cleared candidates are never asked about their programme; the exercise tells us enough.$md$,
    'Technical Interviews for Government',
    'Interviews for public-sector engineers: Section 508 in practice, legacy reading and plain explanations, without a word about sensitive work.',
    array[
      'An inaccessible form to repair with a keyboard and a screen reader',
      'Reading tasks on old business rules and their exceptions',
      'Tracks for digital services, data, cloud and security',
      'Identical structure for every candidate, fit for merit-based selection'
    ],
    $json${
      "digital-service": {
        "title": "A benefits portal team that tested its own forms",
        "company": "A supplier to a state benefits agency",
        "description": "Frontend candidates said yes to accessibility and could not use a screen reader. We made the repair exercise the first ten minutes of every interview.",
        "result": "Fewer people passed, and those who joined needed no separate accessibility training."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'government'), (select id from services where slug = 'it-consultancy'),
    'Consultants for Public-Sector Modernisation',
    $md$Replacing a public system means carrying its promises across: every exception, every appeal, every citizen who still posts a form. Our consultants write those promises down first, then replace one service at a time with something a small team can run, in engagements of 3–6 months that fit under a task order.$md$,
    'IT Consultancy for Government',
    'Modernisation consultants for agencies and their suppliers: one service at a time, FedRAMP-aware cloud work, accessible by Section 508.',
    array[
      'Rules recovered from code, forms and the people at the counter',
      'Cloud work planned inside FedRAMP and agency boundaries',
      'Section 508 tests in the build pipeline',
      'Deliverables and acceptance wording ready for a task order'
    ],
    $json${
      "counter-rules": {
        "title": "Rules recovered before the rewrite",
        "company": "A county licensing department’s supplier",
        "description": "The supplier had estimated a rewrite from screenshots. A consultant spent the first month at the counter and in the code, and listed exceptions nobody had priced.",
        "result": "The scope was cut in two and the first half went live inside the engagement."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'government'), (select id from services where slug = 'direct-hire'),
    'Permanent Engineers for Agencies and Their Suppliers',
    $md$Mission is a real argument and deserves to be made precisely: whom the service helps, what will change this year, what will not. We make it to engineers who could earn elsewhere, settle citizenship, clearance and location in the opening call, and test them on systems that resemble public ones.$md$,
    null,
    'Permanent engineers for agencies and contractors: clearance and location settled in the first call, public-service work described precisely.',
    array[
      'Mission described by what the service does for whom',
      'Clearance level, currency and sponsorship settled at the start',
      'Labour-category evidence gathered with the CV',
      'Remote, hybrid and on-site terms stated as the contract allows',
      'Veterans and public-interest technologists among the sources'
    ],
    $json${
      "two-sentences": {
        "title": "The mission in two plain sentences",
        "company": "A non-profit that runs benefit systems for several states",
        "description": "Eight months of adverts had spoken of transformation. We wrote to forty engineers about the form the system decides, the families who wait for it and the clearance the work does not need.",
        "result": "Twelve answered within a fortnight; two were hired, one of them from a bank."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'government'), (select id from services where slug = 'recruitment-process'),
    null,
    $md$Merit rules, protected categories and contract clauses make public hiring slow when each step waits for the last. We take the technical steps, keep their order and their records, and run everything that may lawfully run side by side. Your specialists see a candidate only when the file is complete.$md$,
    'RPO for Government Suppliers',
    'Technical recruiting run for public-sector employers and contractors: complete files, lawful parallel steps and plans tied to awards.',
    array[
      'Step order checked against merit and contract rules',
      'Selection records complete before each interview',
      'Bid, award and ramp plans kept in one pipeline',
      'Incumbent staff invited properly when a contract changes hands'
    ],
    $json${
      "transition": {
        "title": "A contract transition with most of the people",
        "company": "A prime contractor for agency help desks and platforms",
        "description": "The incumbent’s engineers had been ignored during earlier take-overs and had left. We arranged open conversations with all of them in the transition window.",
        "result": "Most stayed on, and service continued without a break."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'government'), (select id from services where slug = 'recruiter-training'),
    'Training for Public-Sector Recruiting Teams',
    $md$Public-sector recruiters know the rules better than anyone and the technology least. We begin where they are strong: labour categories and position descriptions are rewritten until an engineer would recognise the job. Then come clearances, cloud terms and accessibility, over 4–6 weeks, with 3 months in which trainers answer questions.$md$,
    'Recruiter Training for Government',
    'Training for agency and contractor recruiters: position descriptions engineers recognise, cloud and clearance terms, fair technical screens.',
    array[
      'Position descriptions rewritten with a serving engineer',
      'Labour categories translated into what people actually do',
      'Structured screens that stand up to a protest',
      'Clearance conversations: what may be asked and what may not'
    ],
    $json${
      "descriptions": {
        "title": "Descriptions that engineers answered",
        "company": "A state transport agency",
        "description": "Adverts copied the classification text and drew applicants from the wrong trades. Recruiters rewrote six of them during the course, keeping the required wording in an appendix.",
        "result": "Hiring managers reported that applicants now named the system they wanted to work on."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'government'), (select id from services where slug = 'contract-recruiter'),
    'Contract Recruiters for Public-Sector Programmes',
    $md$An award changes a hiring plan overnight. Our contract recruiters know labour categories, clearance levels and the difference between a CV that reads well and one that satisfies the contract. They join the capture or delivery team for 3 months or more and leave a compliant file behind.$md$,
    'Contract Recruiters for Government Programmes',
    'Technical recruiters on contract for government suppliers: cleared talent, labour category mapping and compliant records from 3 months.',
    array[
      'Candidates mapped to labour categories before submission',
      'Clearance level and currency asked at first contact, confirmed by your security officer',
      'Pipelines built before award, activated on the day',
      'Section 508 and accessibility skills screened for frontend roles',
      'Records kept as the contract requires'
    ],
    $json${
      "programme-start": {
        "title": "Key personnel in place at programme start",
        "company": "A systems integrator with a civilian agency contract",
        "description": "The bid named roles rather than people. A recruiter joined eight weeks before the expected award and built a bench of interested, eligible engineers.",
        "result": "Key personnel were confirmed within the contract’s start-up period."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'government'), (select id from services where slug = 'technical-screening'),
    'Technical Screening for Cleared and Public-Sector Roles',
    $md$When the eligible pool is small, a false negative costs more than a false positive. We screen for what a candidate can do rather than for the vocabulary of their last programme, because cleared engineers often cannot describe their work in detail. Each screen takes 2–4 hours and needs nothing classified.$md$,
    null,
    'Screening for cleared and public-sector engineers that needs no sensitive detail: practical exercises, even criteria and 2–4 hours per candidate.',
    array[
      'Exercises on public data only',
      'Questions that respect what a candidate may not discuss',
      'Accessibility tested in practice for interface roles',
      'Criteria documented for fair and open competition'
    ],
    $json${
      "public-log": {
        "title": "Judged on work that could be shown",
        "company": "A cybersecurity contractor to federal agencies",
        "description": "Cleared applicants could not describe their projects, so reviewers went by certificates. We gave everyone the same public log with an intrusion in it, in a screen of three hours all told.",
        "result": "Six of eighteen went on, four of them without the certificate that the old filter had demanded."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'healthcare'), (select id from services where slug = 'technical-interview'),
    'Technical Interviews for Healthcare Software',
    $md$Clinical software asks for two kinds of care: for the patient’s data and for the person using the screen at three in the morning. Our interviewers test both, with integration problems taken from HL7 and FHIR work and with design questions about failure, audit and access.$md$,
    'Technical Interviews for Healthcare',
    'Interviews for clinical, integration and health-data engineers: FHIR and HL7 problems, privacy habits and reliability, reported in 24 hours.',
    array[
      'HL7 v2 and FHIR mapping as a practical task',
      'Privacy by habit: logs, test data and support access',
      'On-call and incident maturity assessed explicitly',
      'Synthetic patient data only',
      'Interviewers who have integrated with electronic health record systems'
    ],
    $json${
      "integration-team": {
        "title": "An integration team that could hire for depth",
        "company": "A hospital group’s digital department",
        "description": "Every CV listed FHIR, yet few candidates had mapped a real message. We introduced a mapping exercise on synthetic data before the panel interview.",
        "result": "The panel met a third of the candidates it used to meet and filled both roles."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'healthcare'), (select id from services where slug = 'it-consultancy'),
    'Consultants for Interoperability and Clinical Platforms',
    $md$Interfaces between clinical systems accumulate until nobody dares to remove one. Our consultants map them, retire what is unused and rebuild the important ones on FHIR or well-tested HL7 v2, with clinicians in the acceptance group. Downtime procedures are written first, because the ward will need them on the day.$md$,
    'IT Consultancy for Healthcare',
    'Consultants for HL7, FHIR and clinical platform work: interface inventories, tested replacements and downtime plans in 3–6 months.',
    array[
      'Interface inventory with an owner and a clinical purpose for each',
      'Replacement messages compared with live ones before go-live',
      'Downtime procedure rehearsed on the ward',
      'HIPAA safeguards built into logs and support access',
      'Vendor limits confirmed in writing before design'
    ],
    $json${
      "interfaces": {
        "title": "Half the interfaces, all of the information",
        "company": "A network of outpatient clinics",
        "description": "Dozens of feeds ran between systems and only some were read by anyone. Two consultants traced each to a clinical use and switched the rest off in stages.",
        "result": "The clinics kept the feeds they could explain and handed the inventory to a named owner."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'healthcare'), (select id from services where slug = 'direct-hire'),
    null,
    $md$Engineers join healthcare for the purpose and leave over the tooling. We describe both honestly: what the software does for patients, which vendor systems it must live with, and how often it may be released. People who accept on those terms tend to stay.$md$,
    'Direct Hire Placement for Healthcare',
    'Permanent engineers for providers, payers and health technology companies, assessed on integration, privacy and reliability.',
    array[
      'Searches among health technology, laboratory and payer systems engineers',
      'Vendor system experience checked by what was actually built',
      'Background checks and credentialing steps planned into the offer',
      'Relocation and hybrid terms settled with clinical sites in mind'
    ],
    $json${
      "release-rules": {
        "title": "Release rules told before the offer",
        "company": "A maker of nursing documentation software",
        "description": "Two engineers had left within the year because hospitals take four releases annually and nobody had told them. We put release dates, vendor limits and on-call weeks into the brief.",
        "result": "One candidate withdrew in the first call, as intended; the three who joined are in their second year."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'healthcare'), (select id from services where slug = 'recruitment-process'),
    null,
    $md$Hospitals are excellent at hiring nurses and uneasy about hiring engineers with the same forms. We run a separate route for technical roles inside your system: relevant questions, credential checks that fit a person without a licence to check, and interviews arranged around on-call rotas.$md$,
    'RPO for Healthcare',
    'Technical recruiting run for hospitals, payers and health technology firms: a route of its own beside clinical hiring, working in 2–4 weeks.',
    array[
      'Application form shortened to what a technical role needs',
      'Health screening and background steps explained before the offer',
      'Panels scheduled around clinics and on-call rotas',
      'Integration, data and product roles measured separately'
    ],
    $json${
      "own-route": {
        "title": "Engineers out of the nursing queue",
        "company": "A teaching hospital with a software department",
        "description": "Technical applicants filled in a form made for licensed staff and waited behind them for checks that did not apply. Within three weeks there was a shorter form, an owner for each stage and panel times between clinics.",
        "result": "From application to decision took 24 days instead of 61."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'healthcare'), (select id from services where slug = 'recruiter-training'),
    'Training for Healthcare Recruiting Teams',
    $md$Every applicant writes FHIR; few have argued with a lab about a unit of measure. Recruiters learn how an order becomes a result, which systems pass it on and where privacy law touches an engineer’s day, so that their first call already sorts readers of standards from users of them.$md$,
    null,
    'Training for hospital and health technology recruiters: clinical data flows, vendor systems and privacy, in 4–6 weeks with follow-up support.',
    array[
      'A lab order followed from request to chart',
      'Vendor system names sorted by what they really do',
      'HIPAA in daily engineering, told with examples',
      'Screening questions on integration depth, tested on colleagues',
      'Two sessions a week for 4–6 weeks, 3 months of support behind them'
    ],
    $json${
      "order-to-result": {
        "title": "Recruiters who could sort integration CVs",
        "company": "A children’s hospital",
        "description": "Analysts, administrators and engineers were all arriving for one interface role. Recruiters learned to ask which message a person had last debugged and what was wrong with it.",
        "result": "Engineering managers stopped pre-reading CVs and trusted the first sort."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'healthcare'), (select id from services where slug = 'contract-recruiter'),
    'Contract Recruiters for Health System Projects',
    $md$An electronic health record roll-out empties the market for analysts and integration engineers around it. A contract recruiter who has staffed one before plans go-live support, backfill and training roles together, and keeps permanent hiring out of the project’s shadow.$md$,
    'Contract Recruiters for Healthcare',
    'Technical recruiters on contract for health record roll-outs, digital health launches and backfill: integration, data and support roles.',
    array[
      'Go-live, backfill and permanent roles kept on separate plans',
      'Certified analysts distinguished from integration engineers',
      'Credentialing and site access started at acceptance',
      'Clean end to the term, with contacts returned to your team'
    ],
    $json${
      "rollout": {
        "title": "Backfill planned with the roll-out",
        "company": "A regional hospital group",
        "description": "Project work was taking people from the teams that kept old interfaces alive. The contract recruiter hired backfill first and introduced the outgoing and incoming engineers.",
        "result": "Support levels held through go-live, and two backfill engineers stayed permanently."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'healthcare'), (select id from services where slug = 'ai-ml-recruitment'),
    'AI and Machine Learning Hiring for Healthcare',
    $md$A clinical model is judged by what happens to the patients it gets wrong. We look for engineers and scientists who can talk to clinicians, know how a data set came to be, and have validated a model somewhere other than where it was trained.$md$,
    'AI/ML Recruitment for Healthcare',
    'Machine learning engineers and scientists for clinical settings: validation, bias and regulation tested by people who have shipped.',
    array[
      'External validation and subgroup performance as interview topics',
      'Imaging, language and operational models treated separately',
      'Regulatory awareness for software as a medical device',
      'De-identification and data access discussed with every candidate',
      'Clinician conversation simulated as part of the assessment'
    ],
    $json${
      "imaging": {
        "title": "A first machine learning hire for an imaging product",
        "company": "A diagnostic imaging software vendor",
        "description": "The company had strong image-processing engineers and no one to own validation. We searched for applied scientists with study experience rather than for model builders.",
        "result": "Offer accepted in the fifth week; validation protocols were the new colleague’s first deliverable."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'it-services'), (select id from services where slug = 'technical-interview'),
    'Technical Interviews for Consultancies and Integrators',
    $md$Your engineers bill by the day, so every interview they take costs twice. Ours take the round instead, and add what your client will look for: can this person explain a trade-off to a stranger, join a half-finished system and say no politely? The report reads well enough to show the account manager.$md$,
    'Technical Interviews for IT Services',
    'Interviews for consultants and managed-service engineers: technical depth plus client readiness, available within 48 hours of the briefing.',
    array[
      'Client-facing explanation scored beside technical depth',
      'Stacks matched request by request, from mainframe to cloud native',
      'Evening and weekend slots for candidates on assignment',
      'Reports usable in a client submission after your review',
      'Bench engineers reassessed when a new statement of work arrives'
    ],
    $json${
      "bid-team": {
        "title": "A bid team named with confidence",
        "company": "A digital engineering consultancy",
        "description": "The bid required named people, and three of them had never met the bid manager. We interviewed all nine candidates in four days against the client’s published criteria.",
        "result": "Seven were named in the bid; the client accepted the team as proposed."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'it-services'), (select id from services where slug = 'it-consultancy'),
    null,
    $md$Sometimes the consultancy needs a consultant: a speciality you sell twice a year, a troubled project that wants one calm senior, an assessment that must not come from the people who built it. Ours work under your name or beside it, as your contract with the client allows.$md$,
    null,
    'Specialists for consultancies and integrators: rare skills, project rescue and independent review, under your name or ours, for 3–6 months.',
    array[
      'Rare specialities for a bid or a single work package',
      'Project rescue with a written diagnosis in the first two weeks',
      'Independent architecture and code reviews',
      'Client contact rules agreed in writing and kept'
    ],
    $json${
      "rescue": {
        "title": "A migration finished by the team that began it",
        "company": "A regional systems integrator",
        "description": "A database migration had missed two dates and the client had stopped believing estimates. One senior consultant re-planned it with the team around rehearsed cut-overs.",
        "result": "The third date held; the integrator kept the support contract."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'it-services'), (select id from services where slug = 'direct-hire'),
    'Permanent Consultants Who Stay after the First Assignment',
    $md$Consultancies lose people when the job sold was variety and the job given was one client for two years. We ask you what assignments will really be, tell candidates exactly that, and look for engineers who enjoy arriving somewhere new and leaving it in order.$md$,
    'Direct Hire Placement for IT Services',
    'Permanent hires for consultancies, integrators and managed services: engineers who explain well, travel knowingly and stay after assignment one.',
    array[
      'Assignment length, travel and bench rules told plainly',
      'Writing sample and client conversation within the assessment',
      'Certifications checked against work delivered',
      'Leads for practices: cloud, data, security, enterprise platforms',
      'Conversation six weeks after the first assignment begins'
    ],
    $json${
      "real-assignment": {
        "title": "Told about the assignment, stayed for the next",
        "company": "A mid-sized enterprise software consultancy",
        "description": "New consultants resigned when promised variety turned out to be one customer for eighteen months. We described the real first assignment to everybody, travel days and the customer’s tools included.",
        "result": "Five of six joiners took a second assignment; of the seven hired the year before, two had."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'it-services'), (select id from services where slug = 'recruitment-process'),
    'Technical Hiring Run to the Order Book',
    $md$Sales forecasts and hiring plans usually live in different meetings. We bring them together: each probable statement of work has a skills list, each list has a pipeline, and the weekly report shows which signatures would find you short. Scaling down is part of the agreement from the beginning.$md$,
    'RPO for IT Services',
    'Technical recruiting run for service firms: pipelines tied to probable work, client-ready candidates and capacity that scales both ways.',
    array[
      'Probability-weighted demand from the sales forecast',
      'Skills register of bench, contractors and candidates in one list',
      'Client interview results fed back into screening each week',
      'Offshore and nearshore hiring under the same stage rules'
    ],
    $json${
      "same-meeting": {
        "title": "Sales and hiring in the same meeting",
        "company": "A managed service provider for manufacturers",
        "description": "Recruiting heard of signatures afterwards and called agencies. We listed every probable contract with its skills and its odds, and opened a search once two of them pointed to one profile.",
        "result": "Agencies filled two of the next twelve urgent seats; of the twelve before, they had filled nine."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'it-services'), (select id from services where slug = 'recruiter-training'),
    null,
    $md$Consultancy recruiters hear a different technology every week. The programme teaches a way of learning a stack quickly: what the parts do, what seniority looks like in each, and which three questions separate those who used it from those who saw it.$md$,
    null,
    'Recruiter training for consultancies and integrators: learn any stack fast, screen for client readiness, 4–6 weeks plus 3 months of support.',
    array[
      'A repeatable method for briefing an unfamiliar stack',
      'Role-plays with engineers acting as client interviewers',
      'Certificates: what they prove and what they do not',
      'Live requisitions used as coursework'
    ],
    $json${
      "new-stack": {
        "title": "Three questions for a stack heard of yesterday",
        "company": "A data consultancy",
        "description": "Each statement of work brought a tool that no recruiter knew. They learned one way to brief themselves, tried it on four live requisitions and brought the results to three months of support calls.",
        "result": "A usable screening guide for an unknown stack took one day instead of four."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'it-services'), (select id from services where slug = 'contract-recruiter'),
    'Contract Recruiters for Consulting Benches',
    $md$A new statement of work may need eight engineers in a month and none the month after. Contract recruiters let the hiring team follow the order book. Ours screen with the client interview in mind, because every candidate you put forward is also a statement about you.$md$,
    'Contract Recruiters for IT Services',
    'Technical recruiters on contract for consultancies and integrators: bench hiring tied to statements of work, minimum term 3 months.',
    array[
      'Hiring plan tied to signed and probable work',
      'Client-interview readiness checked before submission',
      'Bench skills recorded so that the next bid is quicker',
      'Recruiters used to several clients and rates at once'
    ],
    $json${
      "new-account": {
        "title": "A new account staffed from a standing start",
        "company": "A cloud consultancy",
        "description": "A migration contract called for platform engineers in two cities. Two contract recruiters joined for the first term and used our interviewers for the technical round.",
        "result": "The client accepted the first group of engineers without asking for replacements."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'it-services'), (select id from services where slug = 'coding-interviews'),
    'Coding Interviews before the Client’s Own',
    $md$Your client will test your consultants, so test them first, with more realism and more kindness. We run live coding on tasks that resemble the client’s environment and tell you who is ready, who needs a week of preparation and on what.$md$,
    'Coding Interviews for IT Services',
    'Live coding interviews for consultants before they meet your client: realistic tasks, readiness notes and a report within 24 hours.',
    array[
      'Tasks shaped on the client’s stack and seniority',
      'Readiness rating with specific preparation advice',
      'Short notice: the first interviews within 48 hours',
      'Feedback written so that it can be shared with the consultant'
    ],
    $json${
      "first-round": {
        "title": "Fewer surprises in the client’s interview",
        "company": "A software services firm",
        "description": "Consultants were being turned down at the client’s technical round for reasons nobody had recorded. We interviewed the next group first and wrote preparation notes for each of them.",
        "result": "Most of the group passed the client’s round; the rest were moved to better-fitting work."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'insurance'), (select id from services where slug = 'technical-interview'),
    'Technical Interviews for Policy, Claims and Pricing Teams',
    $md$Insurance code is full of years: effective dates, renewals, endorsements that reach backwards. Our interviewers set problems in which time is the difficulty, and ask candidates to read a rating rule that someone else wrote badly. Data scientists explain a price to a person who plays the regulator.$md$,
    'Technical Interviews for Insurance',
    'Interviews for insurance platform, claims and pricing engineers: effective dating, rule reading and explainable models, with evidence next day.',
    array[
      'Effective dating and backdated endorsements as a coding topic',
      'Guidewire and Duck Creek specialists interviewed by their peers',
      'Rule reading in COBOL, PL/SQL or Java, as your estate requires',
      'Pricing models explained aloud to a mock regulator'
    ],
    $json${
      "renewals": {
        "title": "The renewal question",
        "company": "A commercial lines insurer",
        "description": "Candidates who coded well were confused by the first backdated endorsement they met at work. We built a small renewal problem with one retroactive change as the core of the interview.",
        "result": "New joiners were working on renewals in their first month instead of their first quarter."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'insurance'), (select id from services where slug = 'it-consultancy'),
    null,
    $md$Policy administration replacements fail slowly. Our consultants take a bounded part, such as one line of business, a document service or a data migration, and bring it to production within 3–6 months, with parallel running and reconciliation as part of the plan.$md$,
    'IT Consultancy for Insurance',
    'Consultants for policy, claims and data migration work: one bounded outcome in 3–6 months, with reconciliation and handover included.',
    array[
      'One line of business or one service at a time',
      'Parallel running with reconciliation reports',
      'Rules extracted from code and written down',
      'State and product variations handled as data',
      'Handover to named owners'
    ],
    $json${
      "letters": {
        "title": "A letter service moved line by line",
        "company": "An auto and home insurer",
        "description": "Policy letters came from a print system whose supplier had closed. Two consultants moved one line of business to a new document service in four months and compared each letter with its predecessor.",
        "result": "Of 212,000 letters compared, 37 differed, each for an approved reason; the insurer’s own team moved the next line."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'insurance'), (select id from services where slug = 'direct-hire'),
    'Permanent Engineers for Policy, Claims and Pricing',
    $md$Insurers need people who can change a rating rule without surprising a regulator and replace a claims system without losing a claim. We search among platform specialists and among engineers from other rule-heavy fields, and test the ability to read what somebody else wrote twenty years ago.$md$,
    'Direct Hire Placement for Insurance',
    'Permanent engineers for insurers: policy platforms, claims modernisation and pricing, assessed on reading and changing existing systems.',
    array[
      'Guidewire, Duck Creek and in-house platform specialists',
      'Code-reading assessment on realistic legacy examples',
      'Engineers comfortable with actuaries and compliance',
      'Hybrid terms matched to regional head offices'
    ],
    $json${
      "claims": {
        "title": "A claims team rebuilt around maintainers",
        "company": "A property and casualty insurer",
        "description": "The insurer wanted specialists in a platform that few people know. We split the need into two platform specialists and four strong engineers willing to learn from them.",
        "result": "All six roles were filled from two shortlists."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'insurance'), (select id from services where slug = 'recruitment-process'),
    null,
    $md$Insurers hire for systems of several generations at once, and a single process suits none of them. We run one frame with three tracks, for platform specialists, maintainers and digital product engineers, and show you every week where each track loses people.$md$,
    null,
    'Technical recruiting run for insurers and brokers: tracks for platform, legacy and digital roles, reported weekly, in place after 2–4 weeks.',
    array[
      'Separate tracks for platform, legacy and digital work',
      'Appointment, licensing and background steps kept off the critical path',
      'Head-office and remote candidates given the same stages',
      'Catastrophe-season freezes for claims technology planned ahead'
    ],
    $json${
      "three-tracks": {
        "title": "One frame, three tracks",
        "company": "A mutual insurer",
        "description": "A single advert template brought digital applicants to mainframe posts and the other way round. We separated the tracks and gave each its own first conversation.",
        "result": "Managers reported fewer wasted panels, and the longest-open maintainer role was filled."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'insurance'), (select id from services where slug = 'recruiter-training'),
    'Training for Insurance Recruiters',
    $md$Underwriting, rating, policy, billing, claims: five words that open every conversation with an insurance engineer. Recruiters learn what each system decides, which vendors serve it and what a maintainer of thirty-year-old code takes pride in.$md$,
    'Recruiter Training for Insurance',
    'Training for recruiters at insurers and brokers: the life of a policy, platform vendors and respectful conversations with maintainers.',
    array[
      'The life of a policy from quote to claim',
      'Vendor platforms explained by implementers',
      'Selling maintenance work honestly and well',
      'Actuaries, data scientists and engineers told apart',
      'Practice on three of your oldest vacancies'
    ],
    $json${
      "proud-maintainers": {
        "title": "Maintainers who called back",
        "company": "A reinsurer",
        "description": "COBOL and PL/SQL maintainers ended calls early because recruiters apologised for the age of the system. On the course the recruiters interviewed three of the company’s own and asked what made them proud.",
        "result": "The oldest practice vacancy, open for fourteen months, was filled in the second month of support."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'insurance'), (select id from services where slug = 'contract-recruiter'),
    null,
    $md$Platform replacements arrive at insurers every decade or so, with a systems integrator, a date and forty unfilled seats. Our contract recruiters know the small circle of implementation specialists, tell partner staff from people free to move, and make sure that the permanent maintainers feel courted too.$md$,
    'Contract Recruiters for Insurance',
    'Technical recruiters on contract for policy and claims platform replacements: specialists, testers and maintainers, from 3 months.',
    array[
      'Market map of implementation specialists in your platform',
      'Non-solicitation clauses with partners respected',
      'Testers and business analysts hired with the engineers',
      'Retention conversations with the people who keep the old system alive'
    ],
    $json${
      "platform": {
        "title": "Seats filled without upsetting the partner",
        "company": "A life and annuities carrier",
        "description": "The integrator’s own staff were the obvious candidates and were out of bounds by contract. The recruiter worked from a list of finished programmes elsewhere and asked who was coming free.",
        "result": "The client-side team was complete before configuration started."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'media-entertainment'), (select id from services where slug = 'technical-interview'),
    'Technical Interviews for Streaming, Games and Production',
    $md$A stalled player, a dropped frame, a payout wrong by one territory: each media team has its own nightmare. We interview for the one you have. Streaming candidates diagnose a session log, games engineers defend a frame budget, and rights engineers untangle a contract that pays three people differently.$md$,
    'Technical Interviews for Media and Entertainment',
    'Interviews for streaming, games, production and rights engineers, each on the failure their team fears most; written report within a day.',
    array[
      'Session log diagnosis for player and delivery roles',
      'Frame and memory budgets for game and graphics engineers',
      'Royalty and territory logic for rights systems',
      'Live-event decisions talked through against a clock',
      'Interviewers with broadcast, studio or platform backgrounds'
    ],
    $json${
      "session-log": {
        "title": "Diagnosis instead of definitions",
        "company": "A regional broadcaster’s streaming arm",
        "description": "Candidates could define adaptive bitrate and could not say why a viewer saw a spinner. We gave each of them an anonymised session log and twenty minutes.",
        "result": "The first person hired on that exercise found a real fault in a second log during the interview."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'media-entertainment'), (select id from services where slug = 'it-consultancy'),
    null,
    $md$Archives move to object storage, production moves to the cloud, and the old workflow stays because one editor depends on it. Our consultants sit with that editor. They rebuild ingest, transcoding, metadata or rights feeds a stage at a time and measure cost per hour of content before and after.$md$,
    'IT Consultancy for Media and Entertainment',
    'Consultants for media supply chains, archives and streaming delivery: ingest to playback rebuilt stage by stage, costs measured throughout.',
    array[
      'Media supply chain drawn from ingest to playback',
      'Archive moves with checksums and a restore test',
      'Encoding ladders reviewed against real devices and bandwidth',
      'Metadata and rights feeds reconciled with finance'
    ],
    $json${
      "archive": {
        "title": "An archive that could be found again",
        "company": "A documentary production group",
        "description": "Tapes had become files and files had become folders that only two people understood. Consultants moved the collection with checksums and a plain metadata model.",
        "result": "Editors retrieved their own material by the fourth month."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'media-entertainment'), (select id from services where slug = 'direct-hire'),
    'Permanent Engineers for Playback, Production and Games',
    $md$The best playback engineers can be counted in each city, and they know one another. We approach them with respect for that: which devices, which audience, how much of the player is yours to change. For production and games roles we also ask about crunch, and repeat your answer to the candidate as you gave it.$md$,
    null,
    'Permanent engineers for streaming, studios and games: small expert circles approached directly, working patterns described candidly.',
    array[
      'Device, codec and audience described in the first message',
      'Portfolio and shipped-title review with a practitioner',
      'Working patterns before release stated in writing',
      'Rights and royalty engineers found in accounting and publishing'
    ],
    $json${
      "player-team": {
        "title": "A player lead who had been asked before",
        "company": "A public media organisation’s digital department",
        "description": "The few known candidates had declined earlier, vaguer approaches. We rewrote the message around the devices the audience owned and the freedom to replace the player.",
        "result": "One of those who had declined accepted; a second introduction joined as deputy."
      },
      "rights": {
        "title": "A rights engineer from a bank",
        "company": "An independent music distributor",
        "description": "Nobody in the industry wanted the royalty engine. We searched among people who liked ledgers.",
        "result": "The hire had reconciled accounts for years and found the music a bonus."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'media-entertainment'), (select id from services where slug = 'recruitment-process'),
    null,
    $md$Commissioning decisions make or unmake a hiring plan in an afternoon. We keep two plans for you, one for the permanent platform teams and one for productions, with shared interviewers and separate promises to candidates, so that a cancelled show does not cancel your reputation.$md$,
    'RPO for Media and Entertainment',
    'Technical recruiting run for broadcasters, studios and games: permanent and production plans side by side, ready in 2–4 weeks.',
    array[
      'Permanent and production plans kept apart',
      'Freelance, fixed-term and permanent offers under one record',
      'Candidates told within two days when a production stops',
      'Unusual hours and locations stated before the first call'
    ],
    $json${
      "cancelled-series": {
        "title": "A series cancelled, its candidates kept",
        "company": "A television production company with its own post house",
        "description": "When a series stopped in pre-production, nineteen people were in process for it. Because platform and production plans were separate, we told each of them within two days and offered eleven a talk with the platform side.",
        "result": "Three joined permanently, and sixteen of the nineteen answered when the next production opened."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'media-entertainment'), (select id from services where slug = 'recruiter-training'),
    'Training for Media and Games Recruiters',
    $md$Media recruiters read showreels with ease; a repository is another matter. The course teaches them to see craft in code as they see it in a cut: what a player engineer optimises, why a build pipeline matters to an artist, where tools programmers hide. It fits into 4–6 weeks, and for 3 months afterwards trainers review live searches.$md$,
    'Recruiter Training for Media and Entertainment',
    'Training for recruiters in streaming, studios and games: engine, player, pipeline and rights roles understood well enough to sell them.',
    array[
      'Player, pipeline, engine, tools and rights roles in plain words',
      'Repositories and shipped titles read together',
      'Freelance and permanent careers discussed without prejudice',
      'Messages to much-approached candidates rewritten'
    ],
    $json${
      "like-a-showreel": {
        "title": "A repository read like a showreel",
        "company": "A visual effects studio",
        "description": "Every portfolio with good pictures was passed to the tools team. Over five weeks a pipeline engineer read repositories aloud with the recruiters and asked each time what the author had decided.",
        "result": "The tools team invited one in two of the people it was sent, where it had invited one in six."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'media-entertainment'), (select id from services where slug = 'contract-recruiter'),
    'Contract Recruiters for Launches and Seasons',
    $md$Launches, live seasons and productions have dates that do not move. A contract recruiter with streaming and games experience joins for the run-up, knows which few companies hold the right people, and stays only as long as the schedule needs, from 3 months.$md$,
    'Contract Recruiters for Media and Entertainment',
    'Technical recruiters on contract for streaming, games and production technology: three months or more, timed to launches and seasons.',
    array[
      'Known networks in video, playback, games and production technology',
      'Project-length and permanent offers handled side by side',
      'Hiring plan drawn from the launch date backwards',
      'Rights and metadata roles sold on their real importance'
    ],
    $json${
      "live-season": {
        "title": "Playback engineers ahead of a live season",
        "company": "A sports streaming service",
        "description": "The service needed device and player engineers before its season opened. A contract recruiter worked from a list of companies with comparable players and started conversations in the first week.",
        "result": "The player team was complete a month before the opening fixture."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'media-entertainment'), (select id from services where slug = 'coding-interviews'),
    null,
    $md$Player state machines, upload pipelines, entitlement rules and real-time rendering make better interview tasks than puzzles do. We build them for your stack and watch how candidates debug under mild pressure, which is the ordinary condition of a live event.$md$,
    'Coding Interviews for Media and Entertainment',
    'Live coding interviews on playback, media pipelines, entitlements and graphics, run by engineers and reported within 24 hours.',
    array[
      'Playback and adaptive streaming tasks',
      'Graphics and game-loop tasks for real-time roles',
      'Entitlement and rights logic with awkward rules',
      'Debugging with a clock, discussed openly beforehand'
    ],
    $json${
      "early-segment": {
        "title": "The seek that landed too early",
        "company": "A video service for children",
        "description": "The house exercise was an algorithm that everybody had rehearsed. We built a small player whose seek sometimes lands one segment early and gave each person 75 minutes in their own editor.",
        "result": "Five of fourteen found the cause and three were hired; one variant appeared on a forum and was retired."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'pharma'), (select id from services where slug = 'technical-interview'),
    'Technical Interviews for GxP and Research Software',
    $md$A validated system is only as good as the engineer’s willingness to write down what happened. Our interviews watch for that: a deviation to investigate, an audit trail with a gap, a script to turn into something another laboratory could run. Research candidates meet an interviewer who has worked beside a bench.$md$,
    'Technical Interviews for Pharmaceutical Companies',
    'Interviews for GxP, laboratory and bioinformatics engineers: deviations, audit trails and reproducible pipelines, with a report in 24 hours.',
    array[
      'A deviation to investigate and describe in writing',
      'Audit-trail and electronic-signature questions from 21 CFR Part 11',
      'Reproducible pipelines for bioinformatics candidates',
      'LIMS, ELN and instrument integration tracks',
      'Interview records retained as your quality system requires'
    ],
    $json${
      "deviation": {
        "title": "Writing became part of the interview",
        "company": "A maker of sterile injectables",
        "description": "Engineers passed technical panels and then failed to document changes. We added a short written investigation that takes fifteen minutes.",
        "result": "Quality staff asked to see those pages for every later candidate, and still do."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'pharma'), (select id from services where slug = 'it-consultancy'),
    'Consultants for Validated Systems and Laboratory Data',
    $md$Computer software assurance, data integrity findings, an instrument estate on expired operating systems: these are bounded problems with unbounded reputations. Our consultants reduce them to an inventory, a risk order and a rhythm of small validated changes, and leave the validation file in better shape than they found it.$md$,
    'IT Consultancy for Pharmaceutical Companies',
    'Consultants for validated systems, laboratory data and data integrity: risk-ordered changes over 3–6 months, with validation files kept current.',
    array[
      'System inventory ranked by patient and data risk',
      'Validation effort matched to risk, argued in writing',
      'Instrument computers isolated, renewed or retired',
      'ALCOA+ gaps closed with the laboratory, not only for it'
    ],
    $json${
      "instruments": {
        "title": "Instrument computers nobody had to fear",
        "company": "A contract manufacturing organisation",
        "description": "Analytical instruments depended on computers that could not be patched. A consultant isolated them, automated the collection of results and documented each change for quality.",
        "result": "An inspection in the following months raised no finding on that laboratory."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'pharma'), (select id from services where slug = 'direct-hire'),
    null,
    $md$Clusters such as Boston, New Jersey and the Research Triangle trade the same people back and forth. We look there and beyond, among medical device, diagnostics and food-safety engineers who already write evidence, and tell scientists who code what a product team would expect of them.$md$,
    'Direct Hire Placement for Pharmaceutical Companies',
    'Permanent engineers for validated, laboratory and research software, found inside the known clusters and in neighbouring regulated trades.',
    array[
      'Medical device, diagnostics and food-safety engineers among the sources',
      'Scientists who code assessed on a shared repository',
      'Relocation between clusters discussed with family and visa in mind',
      'Quality, regulatory and engineering managers interviewed for one brief'
    ],
    $json${
      "neighbours": {
        "title": "A laboratory systems team from neighbouring trades",
        "company": "A biologics manufacturer",
        "description": "The same dozen candidates had been through every company nearby. We proposed people from diagnostics and from food safety and explained their evidence habits to the panel.",
        "result": "Two of three positions went to them; the third went to a returner from the cluster."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'pharma'), (select id from services where slug = 'recruitment-process'),
    'Recruitment Process Outsourcing for Life Sciences',
    null,
    null,
    'Technical hiring run for pharmaceutical and research companies: trial timelines, validated systems, implementation in 2–4 weeks.',
    array[
      'Hiring plan tied to trial and submission milestones',
      'One process for research, quality and commercial technology',
      'Candidate records handled under your data-retention rules',
      'Several sites and countries with one weekly report'
    ],
    $json${
      "trial-plan": {
        "title": "Searches opened by the trial plan",
        "company": "A developer of vaccines",
        "description": "Data managers used to be requested after the first patient had enrolled. We read the trial plan with clinical operations and opened each search two milestones ahead; the first site was running after four weeks.",
        "result": "The next study began with seven of eight technical seats taken, the one before it with three."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'pharma'), (select id from services where slug = 'recruiter-training'),
    'Training for Life-Science Recruiters',
    $md$Discovery, development, manufacturing, safety: each has its own software people and its own pace. Recruiters learn to place a vacancy on that map, to hear whether a candidate has lived under validation or merely near it, and to talk with bioinformaticians about both halves of their work.$md$,
    null,
    'Training for pharmaceutical and biotech recruiters: where software sits from discovery to safety, and how to hear validation experience.',
    array[
      'The path of a medicine, with the software at each step',
      'GxP, CSV and CSA explained without acronyms first',
      'Bioinformatics CVs read by both halves',
      'Contract research, sponsor and vendor careers compared'
    ],
    $json${
      "change-record": {
        "title": "Under validation, or merely near it",
        "company": "A maker of generic medicines",
        "description": "Half of the screened engineers had worked beside a validated system and never changed one. Recruiters learned to ask for the last change record that carried the person’s own name.",
        "result": "In the six weeks after the course, quality managers turned away two of fifteen candidates; in the six before, nine of sixteen."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'pharma'), (select id from services where slug = 'contract-recruiter'),
    null,
    $md$A submission date does not wait for a parental leave in talent acquisition. Contract recruiters with life-science searches behind them take over clinical data, validation and laboratory systems roles, follow your record-keeping rules and tell you in the first fortnight which profile the market cannot supply.$md$,
    'Contract Recruiters for Pharmaceutical Companies',
    'Technical recruiters on contract for sponsors, manufacturers and research organisations: clinical data, validation and laboratory roles.',
    array[
      'Roles ranked by effect on trial and submission dates',
      'Statistical programming, validation and LIMS networks',
      'Candidate data handled under GDPR and your retention rules',
      'Market reality note after two weeks'
    ],
    $json${
      "leave-cover": {
        "title": "Cover that told the truth early",
        "company": "A clinical-stage biotechnology company",
        "description": "The only technical recruiter was going on leave with five searches open. Her cover reported after two weeks that two profiles were really four jobs.",
        "result": "Three searches closed during the term, and the other two were redrawn with the managers."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'pharma'), (select id from services where slug = 'technical-screening'),
    'Technical Screening for Validated Environments',
    $md$In a validated environment the careful engineer is the fast one. We screen for documentation that others can follow, for tests written before they are asked for, and for scientific literacy where the role touches research. Each screen takes 2–4 hours and follows the same written criteria.$md$,
    'Technical Screening for Pharmaceutical Companies',
    'Screening for GxP software, bioinformatics and laboratory systems engineers: 2–4 hours, written criteria, peers as assessors.',
    array[
      'GxP and 21 CFR Part 11 awareness tested through scenarios',
      'Bioinformatics exercises on public data sets',
      'LIMS and ELN experience examined by what was customised',
      'Documentation quality scored as a skill',
      'Reports kept for your quality system'
    ],
    $json${
      "bioinformatics": {
        "title": "Bioinformatics candidates who could also ship",
        "company": "A contract research organisation",
        "description": "Scientists passed the scientific panel and struggled with the platform team. We added a short exercise that turns a working script into a tested module.",
        "result": "Both panels met only candidates who had passed it; the role closed after three of them."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'retail'), (select id from services where slug = 'technical-interview'),
    'Technical Interviews for Store and Supply-Chain Software',
    $md$What should a till do when the network is gone and the customer is waiting? The answer shows how a candidate thinks about conflict, money and people at once. We build interviews from such moments in stores, warehouses and apps, and score the reasoning before the syntax.$md$,
    'Technical Interviews for Retail',
    'Interviews for point-of-sale, inventory, warehouse and app engineers, built from moments in the shop; results written up within 24 hours.',
    array[
      'Offline tills and later reconciliation as a design task',
      'Stock reservation under contention as a coding task',
      'Device fleets: updates, failures and returns',
      'Loyalty and promotion rules with awkward overlaps'
    ],
    $json${
      "offline-till": {
        "title": "The till question",
        "company": "A convenience store chain",
        "description": "Two senior hires from cloud companies had never designed for a missing network. We put an offline till at the centre of the interview and let candidates use any language.",
        "result": "Both later hires went straight to the store platform, where the vacancy had been."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'retail'), (select id from services where slug = 'it-consultancy'),
    'Consultants for Store Systems and Stock Accuracy',
    $md$Stock figures go wrong in ordinary places: a return scanned twice, a delivery booked late, a reservation that never expires. Our consultants follow the figure through your systems, mend the largest leaks first and leave a daily comparison that store managers can read.$md$,
    null,
    'Consultants for stock accuracy, point of sale and order management: causes found in the stores, mended in 3–6 months before the freeze.',
    array[
      'Stock leaks measured by cause before anything is rebuilt',
      'Order management changed with stores in the test group',
      'Till software updates in waves, with a quick way back',
      'Work finished before the seasonal freeze or postponed honestly'
    ],
    $json${
      "stock-leaks": {
        "title": "One number, followed through",
        "company": "A chain of home-improvement stores",
        "description": "Online orders were cancelled because shelves did not match the system. Two consultants traced a month of differences and found most of them in returns and late bookings.",
        "result": "Both causes were closed before the autumn freeze, and the chain kept the daily comparison."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'retail'), (select id from services where slug = 'direct-hire'),
    null,
    $md$Retail engineering is a distributed-systems problem with a shop attached: thousands of tills, unreliable networks and one stock figure that has to be right. We describe it that way to candidates, and it works. Searches reach engineers in logistics, payments and devices as well as in retail.$md$,
    'Direct Hire Placement for Retail',
    'Permanent engineers for stores, supply chain and online: point of sale, inventory and data roles, assessed on real retail problems.',
    array[
      'Stock accuracy and offline operation as assessment topics',
      'Point-of-sale and device engineers',
      'Start dates planned around seasonal freezes',
      'Relocation and remote options for head offices outside large cities'
    ],
    $json${
      "inventory": {
        "title": "An inventory platform team away from the big cities",
        "company": "A regional supermarket chain",
        "description": "Local adverts had produced juniors only. We made the roles remote within two hours of head office time and presented the stock problem honestly.",
        "result": "Four senior engineers hired over one quarter, two of whom later chose to move."
      },
      "point-of-sale": {
        "title": "A point-of-sale lead from another industry",
        "company": "A speciality retailer",
        "description": "Retail experience had been treated as compulsory. We introduced engineers who had run fleets of devices for transport and hospitality.",
        "result": "The lead hired came from ticketing machines; the first shortlist took 8 working days."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'retail'), (select id from services where slug = 'recruitment-process'),
    null,
    $md$Head office recruits engineers beside buyers, planners and store managers, and the engineers wait longest. We run their route separately but under your brand: a three-stage process, managers who answer within two days, and a plan that respects peak, stocktake and year-end.$md$,
    'RPO for Retail',
    'Technical recruiting run for retailers: a quick route beside corporate hiring, planned around peak and stocktake, begun within 2–4 weeks.',
    array[
      'Three stages from first call to decision',
      'Answer times agreed with hiring managers and shown weekly',
      'Peak, stocktake and year-end on the hiring calendar',
      'Store staff with technical training given a way in'
    ],
    $json${
      "way-in": {
        "title": "From the shop floor to the platform team",
        "company": "A do-it-yourself store group",
        "description": "Several store employees had studied software in the evening and been lost in the general application pool. We made a path for them with an honest assessment and a mentor.",
        "result": "Two joined the store systems team, where their knowledge of the counter was at once in demand."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'retail'), (select id from services where slug = 'recruiter-training'),
    'Training for Retail Recruiting Teams',
    $md$Retail recruiters fill stores by the hundred and engineering roles by the dozen, and the second skill needs teaching. The programme covers how store, supply-chain and online systems fit together, how to brief a role with an engineering manager and how to keep a senior candidate interested.$md$,
    'Recruiter Training for Retail',
    'Technical recruiter training for retailers: 4–6 weeks on your own engineering roles, followed by 3 months of support.',
    array[
      'Retail systems explained from till to warehouse',
      'Moving from volume hiring to direct search',
      'Intake conversations practised with your managers',
      'Candidate messages rewritten and measured'
    ],
    $json${
      "by-name": {
        "title": "Ten letters instead of one advert",
        "company": "A chain of garden centres",
        "description": "Recruiters who hire four hundred seasonal staff a year posted engineering roles on the same boards. On the course each of them wrote to ten engineers by name, after two company developers had marked the drafts.",
        "result": "Three of five practice roles were filled from those letters, the last in the second month of support."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'retail'), (select id from services where slug = 'contract-recruiter'),
    'Contract Recruiters for Retail Technology Teams',
    $md$New store formats, a loyalty relaunch, a move of the technology office to another town: retail has bursts that its recruiting team was never sized for. Our contract recruiters arrive after stocktake, work through spring and summer and are gone, with notes, before the shops are full again.$md$,
    'Contract Recruiters for Retail',
    'Technical recruiters on contract for retailers: store systems, data and app roles filled between stocktake and peak, minimum term 3 months.',
    array[
      'Terms that fit between stocktake and peak',
      'Store systems, supply chain, data and app searches',
      'Regional candidates courted with hybrid terms that are kept',
      'Notes and contacts handed over before the freeze'
    ],
    $json${
      "office-move": {
        "title": "A technology office moved with its people in mind",
        "company": "A discount grocery group",
        "description": "The office was leaving an expensive city, and half of the team would not follow. A contract recruiter began in the new region early and kept the old team informed of every date.",
        "result": "The new office opened with enough people to take over, and nobody learned of a change from an advert."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'telecommunications'), (select id from services where slug = 'technical-interview'),
    'Technical Interviews for Network and Platform Engineers',
    $md$Network engineers are becoming software engineers, and the other way round. Our interviews measure how far each candidate has travelled: protocol knowledge, Linux, containers, automation and, above all, how they make a change that must not drop calls.$md$,
    'Technical Interviews for Telecommunications',
    'Interviews for core network, OSS and BSS, and platform engineers: protocols, containers and change discipline, reported within 24 hours.',
    array[
      '3GPP and IP fundamentals assessed by network engineers',
      'Cloud-native network functions on Kubernetes',
      'Change planning and rollback as a scored exercise',
      'C++, Go and Erlang tracks for real-time software',
      'OSS and BSS integration scenarios'
    ],
    $json${
      "core-network": {
        "title": "One scorecard for two cultures",
        "company": "A national mobile operator’s core network team",
        "description": "Network and cloud managers disagreed about every candidate. We wrote a shared scorecard with two weights and calibrated it on their own engineers.",
        "result": "Panels reached a decision on the same day; the vacancies closed within the quarter."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'telecommunications'), (select id from services where slug = 'it-consultancy'),
    null,
    $md$Decades of customisation make support systems slow to change and risky to replace. Our consultants have taken order management, provisioning and billing interfaces apart one at a time, with the old path kept alive until the new one has proved itself.$md$,
    null,
    'Consultants for order, provisioning and billing systems: one interface at a time in 3–6 months, with the old path kept until the new one is proved.',
    array[
      'Order, provisioning and billing interfaces replaced one at a time',
      'Network automation with tested rollback',
      'Cloud platform groundwork for network functions',
      'Documentation of vendor customisations before they are touched'
    ],
    $json${
      "nightly-batch": {
        "title": "Orders that no longer waited overnight",
        "company": "A broadband provider for businesses",
        "description": "Provisioning ran as a nightly batch that three vendors had extended, and customers were the first to notice a failed order. Two consultants replaced the order interface in five months, with the batch beside it until the figures agreed.",
        "result": "Orders completed without manual repair rose from 81 to 97 in a hundred; the batch was switched off in the last week."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'telecommunications'), (select id from services where slug = 'direct-hire'),
    'Permanent Engineers for Networks That Became Software',
    $md$A network engineer who writes Go and a cloud engineer who can read a signalling trace are both rare, and each thinks the other is the common kind. We search in operators, vendors and hyperscale networking, ask candidates which half they would like to learn, and bring you pairs when a single person does not exist.$md$,
    'Direct Hire Placement for Telecommunications',
    'Permanent engineers for core network, radio, OSS and cloud platform teams: both halves of the skill assessed, pairs proposed when needed.',
    array[
      'Operator, vendor and cloud-networking backgrounds searched together',
      'Signalling trace and container fault in one assessment',
      'Paired shortlists where no one person fits',
      'Night-work windows and on-call described before the first interview'
    ],
    $json${
      "paired-hire": {
        "title": "Two people for one impossible advert",
        "company": "A fixed-line and fibre operator",
        "description": "One advert asked for a decade of signalling and a decade of Kubernetes. We proposed a network veteran and a platform engineer who wanted to learn from each other.",
        "result": "Both were hired, and the operator rewrote its career ladder to allow for pairs."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'telecommunications'), (select id from services where slug = 'recruitment-process'),
    null,
    $md$Operators recruit through frameworks, works councils and vendor agreements, and a good engineer will not wait for all three. We order the steps so that consultation and interviews overlap where they may, and give each region the same stages, from radio planning to billing.$md$,
    'RPO for Telecommunications',
    'Technical recruiting run for operators and vendors: overlapping steps, equal stages in every region and a weekly picture of the pipeline.',
    array[
      'Consultation and approval steps placed on a shared calendar',
      'Network, support-system and digital channels under one frame',
      'Vendor transfers and insourcing handled as hiring, with interviews',
      'Field and office roles reported apart'
    ],
    $json${
      "insourcing": {
        "title": "Insourced with interviews, not by list",
        "company": "A cable network operator",
        "description": "Work was coming back from a vendor, and people were to be transferred by name. We interviewed everyone for the work as it would be and offered training where a gap was small.",
        "result": "Most transferred into roles they had chosen; the first release after the move came out on time."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'telecommunications'), (select id from services where slug = 'recruiter-training'),
    'Training for Telecoms Recruiters',
    $md$RAN, core, transport, OSS, BSS: recruiters in telecoms inherit an alphabet. We replace it with a picture of one phone call and one data session, name the team behind every hop, and practise first calls in which the candidate does most of the explaining.$md$,
    'Recruiter Training for Telecommunications',
    'Training for operator and vendor recruiters: one call and one data session traced through every team, then practised on open roles.',
    array[
      'One call and one data session drawn hop by hop',
      'Appliance, virtual and cloud-native skills told apart',
      'OSS and BSS vendors sorted by what operators keep in-house',
      'Questions that let a network veteran show modern skills'
    ],
    $json${
      "forty-cvs": {
        "title": "Forty CVs, sorted twice",
        "company": "A maker of network equipment",
        "description": "Support-system candidates were sent to the radio team and the other way round. Recruiters drew one call through the network with an engineer from each hop, then sorted forty old CVs against the drawing.",
        "result": "They agreed with the engineers on thirty-six of the forty; before the course it had been nineteen."
      }
    }$json$
  ),
  (
    (select id from industries where slug = 'telecommunications'), (select id from services where slug = 'contract-recruiter'),
    null,
    $md$Roll-outs recruit hard for two years and then stop. Contract recruiters are the right shape for that: they know which operators, vendors and earlier programmes trained radio, core and automation people, work by region and leave the operator with records that the maintenance organisation can use.$md$,
    'Contract Recruiters for Telecommunications',
    'Technical recruiters on contract for network roll-outs and cloud core programmes: regional pipelines, from 3 months and then monthly.',
    array[
      'Regional seat plans read from the roll-out schedule',
      'Market knowledge from earlier radio and core programmes',
      'Automation engineers found in data-centre networking',
      'Records kept usable for the maintenance organisation'
    ],
    $json${
      "core-programme": {
        "title": "A core programme that kept its testers",
        "company": "A mobile virtual network operator building its own core",
        "description": "Test engineers left for each newer project in town. The recruiter on contract spoke with every tester monthly and filled gaps from a standing list.",
        "result": "The programme reached acceptance with the greater part of its test team still in place."
      }
    }$json$
  )
-- A row written before its story was gets it; whatever else an editor changed stays.
on conflict (industry_id, service_id) do update set case_studies = excluded.case_studies
where industry_service_content.case_studies = '{}';
