-- Reference data: what the firm recruits for, where, and how. Safe to run again: rows that exist stay as they are.
-- Runs before the files in seed/, which refer to these rows by slug and name.

insert into role_categories (name, description, icon)
values
  ('Software Engineering', 'Engineers who design, build and maintain the applications customers and colleagues use every day.', 'code'),
  ('Data & AI', 'Engineers and scientists who move data, make it trustworthy and build models that hold up in production.', 'database'),
  ('Infrastructure & Platform', 'Engineers who keep systems deployable, observable and affordable, and give product teams paved roads.', 'server-cog'),
  ('Security', 'Engineers who find weaknesses before attackers do and make the secure way the easy way.', 'shield-lock'),
  ('Quality & Test', 'Engineers who decide what must be proved before a release and automate the proof.', 'test-pipe'),
  ('Leadership & Delivery', 'Managers and programme leads who grow engineers, set direction and bring work home on time.', 'compass')
on conflict (name) do nothing;

insert into industries (name, slug, challenges)
values
  ('Aerospace', 'aerospace', array[
    'Airborne software is built to the evidence rules of DO-178C, the systems around it to those of ARP4754B, and few application engineers have ever written to either',
    'ITAR and EAR restrict who may see technical data, which removes many otherwise strong candidates before the first interview',
    'Clearance processing takes months, so the offer has to survive a long wait between acceptance and first day',
    'Experienced C, C++ and Ada engineers are retiring faster than model-based and autonomy specialists are trained to replace them'
  ]),
  ('E-commerce', 'ecommerce', array[
    'Peak trading weeks fix the hiring calendar: an engineer who starts in October is not productive by Black Friday',
    'Checkout, search and catalogue each need different specialists, yet most adverts ask for one generic full-stack developer',
    'Storefront engineers must read a conversion report and a performance trace with equal ease',
    'Competing platforms hire from the same pool of search and recommendation engineers'
  ]),
  ('Energy', 'energy', array[
    'Control-room and SCADA systems tolerate no casual deploys, and engineers used to shipping ten times a day must adapt',
    'NERC CIP obligations mean background checks and access reviews before an engineer may touch a bulk electric system',
    'Operational technology knowledge sits with field staff close to retirement, and it is seldom written down',
    'Sites are remote, so roles mix software work with travel that many candidates decline late in the process'
  ]),
  ('Financial Services', 'financial-services', array[
    'Payments and ledger engineers must reason about idempotency, reconciliation and rounding, which general interviews never test',
    'Regulated firms need screening, references and employment checks that add weeks unless they are prepared during the interviews',
    'Core banking and mainframe estates need people who can change COBOL-era systems without stopping them',
    'Trading and risk teams compete with technology companies for the same low-latency and quantitative engineers',
    'Model risk and audit teams expect engineers to explain a decision years after the release'
  ]),
  ('Government', 'government', array[
    'Clearance and citizenship rules narrow the market before skill is even discussed',
    'Contract vehicles fix labour categories and years of experience that rarely match how engineers describe themselves',
    'Accessibility law (Section 508) makes inclusive frontend work mandatory, and few candidates can show it',
    'Modernisation programmes need engineers who respect a thirty-year-old system long enough to replace it safely'
  ]),
  ('Healthcare', 'healthcare', array[
    'HL7, FHIR and DICOM experience is scarce, and a CV that lists them seldom says what was actually integrated',
    'HIPAA changes everyday engineering: logging, test data and support access all need different habits',
    'Clinical users cannot tolerate downtime, so on-call maturity matters as much as feature work',
    'Electronic health record vendors control the integration points, and knowing their limits is half of the job'
  ]),
  ('IT Services', 'it-services', array[
    'A signed statement of work starts the clock: the bench must be filled in weeks, with people the client will accept',
    'Consultants are interviewed twice, by you and by your client, and a weak first screen costs the account credibility',
    'Utilisation targets punish slow hiring and over-hiring alike',
    'Certifications open doors in bids but say little about whether someone can run a migration'
  ]),
  ('Insurance', 'insurance', array[
    'Policy administration platforms such as Guidewire and Duck Creek need specialists who combine configuration with real engineering',
    'Rating and claims logic lives in systems whose authors have left, so reading old code is a core skill',
    'State-by-state regulation multiplies the rules a small team must implement and prove',
    'Telematics and pricing teams hire data scientists who must defend a model to an actuary and to a regulator'
  ]),
  ('Media & Entertainment', 'media-entertainment', array[
    'Streaming needs engineers fluent in encoding ladders, players and content delivery networks, a small and well-known group',
    'Live events leave no second attempt, so calm under load has to be assessed rather than assumed',
    'Rights, royalties and metadata systems are unglamorous, business-critical and hard to hire for',
    'Project-based production makes contract demand spike and vanish within a quarter'
  ]),
  ('Pharmaceutical', 'pharma', array[
    'GxP validation and 21 CFR Part 11 make every release a documented event, which many software engineers find foreign',
    'Bioinformatics roles need one person who can talk to a bench scientist and to a platform team',
    'Trial timelines cannot slip for a vacancy, yet sponsors and research organisations recruit from the same few clusters',
    'Laboratory systems such as LIMS and ELN are heavily customised, and that experience does not transfer by name alone'
  ]),
  ('Retail', 'retail', array[
    'Store, warehouse and online systems have to agree about one number, the stock level, and few engineers have solved it',
    'Point-of-sale software runs on thousands of devices with poor networks, far from the usual cloud assumptions',
    'Head offices outside the large technology cities have a thin local market for senior engineers',
    'Seasonal freezes compress both delivery and hiring into the first eight months of the year'
  ]),
  ('Telecommunications', 'telecommunications', array[
    'Network functions are moving from appliances to containers, and engineers who know both 3GPP and Kubernetes are rare',
    'Operational and business support systems carry decades of vendor customisation that newcomers underestimate',
    'Outages are reported to regulators, so change discipline has to be interviewed for',
    'Real-time C++ and Erlang skills are thinning out while traffic keeps growing'
  ])
on conflict (slug) do nothing;

insert into services (name, slug, short_description, description, meta_title, meta_description, features)
values
  (
    'Technical Interview as a Service', 'technical-interview',
    'Senior engineers interview your candidates and send a written report within 24 hours.',
    $md$Your candidates are interviewed by engineers who do the same work, not by a script. Each assessment lasts 60–90 minutes, can start within 48 hours of the briefing and ends in a written report within 24 hours: what was asked, what the candidate did, how that compares with the level you are hiring for, and a clear recommendation. Your own engineers keep their calendars and still make the decision.$md$,
    'Technical Interview as a Service',
    'Experienced engineers interview your candidates in 60–90 minutes, start within 48 hours and send an evidence-based report within 24 hours.',
    array[
      'Interviewers matched to your stack and to the seniority of the role',
      'A scorecard agreed with your team before the first interview',
      '60–90 minute assessments, first one within 48 hours',
      'Written report with evidence and a recommendation within 24 hours',
      'Live coding in the candidate’s own editor or yours',
      'Calibration call after the first three candidates'
    ]
  ),
  (
    'IT Consultancy Solutions', 'it-consultancy',
    'Hands-on consultants for a defined piece of work, usually three to six months.',
    $md$Some problems need experienced hands before they need a permanent hire: a cloud migration, a platform that does not scale, a release process nobody trusts. We place consultants who have done that specific work before, for engagements of 3–6 months with a written goal, a named owner on your side and a handover your team can live with.$md$,
    'IT Consultancy Solutions',
    'Consultants who have done your migration, platform or delivery work before: 3–6 month engagements with a written goal and a real handover.',
    array[
      'Scope, success measure and exit agreed before anyone starts',
      'Consultants interviewed by our own engineers',
      'Engagements of 3–6 months, reviewed every month',
      'Architecture, cloud, data and delivery specialities',
      'Documented handover and pairing with your team'
    ]
  ),
  (
    'Direct Hire Placement', 'direct-hire',
    'Permanent engineers, technically interviewed before you meet them.',
    $md$We search, approach and technically assess candidates for permanent roles, and send you a shortlist you can defend: each person has been interviewed by an engineer against your scorecard, knows your role and your process, and has told us what would make them accept. Placements carry a guarantee period of 2 weeks.$md$,
    'Direct Hire Placement for Engineering Teams',
    'Permanent engineering hires from a shortlist that has already passed a real technical interview, with a guarantee period of 2 weeks.',
    array[
      'Role brief written with the hiring manager, not copied from the last advert',
      'Direct search beyond the people who answer adverts',
      'Technical interview report with every candidate',
      'Offer, notice and counter-offer handled with you',
      'Guarantee period of 2 weeks'
    ]
  ),
  (
    'Recruitment Process Outsourcing', 'recruitment-process',
    'We run part or all of your technical hiring, inside your systems.',
    $md$When hiring outgrows the people who run it, we take over the parts that slow you down, from sourcing to offer, or just the technical stages. Our recruiters work in your applicant tracking system under your name, and report against measures you choose. Implementation takes 2–4 weeks; you can hand back any stage when your own team is ready.$md$,
    'Recruitment Process Outsourcing (RPO)',
    'Technical hiring run inside your systems, in whole or by stage. Implementation in 2–4 weeks, weekly figures, and a way back to your own team.',
    array[
      'Implementation in 2–4 weeks, one team at a time',
      'Works in your applicant tracking system and under your brand',
      'Interview stages, owners and time limits written down',
      'Weekly report: pipeline, stage times, drop-out reasons',
      'Capacity that follows your hiring plan up and down',
      'Hand-back plan from the first day'
    ]
  ),
  (
    'Recruiter Training Programs', 'recruiter-training',
    'Your recruiters learn to read engineering work and ask the second question.',
    $md$A recruiter who understands what an engineer does all day writes better briefs, loses fewer candidates and earns the trust of hiring managers. The programme runs 4–6 weeks alongside normal work, uses your own open roles as exercises, and is followed by 3 months of support while new habits settle.$md$,
    'Recruiter Training Programs for Technical Hiring',
    'A 4–6 week programme that teaches recruiters to read technical CVs, brief roles and screen engineers, followed by 3 months of support.',
    array[
      'Technology explained by practising engineers',
      'Exercises on your own open roles',
      'Screening calls reviewed and repeated, with consent',
      '4–6 weeks, two sessions a week',
      '3 months of support after the last session'
    ]
  ),
  (
    'Contract Recruiter Staffing', 'contract-recruiter',
    'Experienced technical recruiters join your team for three months or more.',
    $md$A hiring push, a parental leave or a new office should not mean a permanent recruiting hire. We place technical recruiters who have carried engineering requisitions before, start quickly because they know the tools, and stay for a minimum of 3 months. You direct their work; we stay on call for the hard searches.$md$,
    'Contract Recruiter Staffing',
    'Technical recruiters who join your team for 3 months or more, work in your tools and already know how engineering roles are filled.',
    array[
      'Recruiters with engineering requisitions behind them',
      'Minimum term of 3 months, then month by month',
      'Productive in your tracking system from the first week',
      'Backed by our interviewers when a role needs a technical screen',
      'Written handover of pipelines and notes at the end'
    ]
  ),
  (
    'Technical Screening', 'technical-screening',
    'A structured first technical filter, so that your engineers meet only people worth an hour.',
    $md$Screening answers one question early: is this person plausible for this level? We combine a review of the candidate’s work, a structured conversation and a short practical exercise, 2–4 hours per candidate in all, and give you a yes, a no or a specific doubt to test in the next round. The same criteria are applied to every candidate, in the same order.$md$,
    'Technical Screening Services',
    'A structured technical screen of 2–4 hours per candidate: work review, conversation and practical exercise, with criteria applied evenly.',
    array[
      'Criteria and pass mark agreed in advance',
      'Review of real work before any exercise',
      'Exercises that respect the candidate’s evening',
      'Originality checks that do not insult honest people',
      'Reasons recorded for every no'
    ]
  ),
  (
    'Coding Interview Services', 'coding-interviews',
    'Live coding interviews on realistic tasks, run and scored by engineers.',
    $md$A good coding interview looks like a morning at work: an unfamiliar but sensible codebase, a small change, a failing test, a conversation about trade-offs. We design the task for your stack, run it live, and score what predicts performance: how the candidate reads, decides, tests and explains. Puzzles are left to puzzle books.$md$,
    'Coding Interview Services',
    'Live coding interviews on realistic tasks in your stack, run and scored by engineers, with a written report within 24 hours.',
    array[
      'Tasks built from the work the role really does',
      'Scoring rubric with examples for each level',
      'Candidates may use documentation, and AI tools where you allow them',
      'Recording and code kept with the report, where the candidate agrees',
      'Task rotation so that questions do not leak'
    ]
  ),
  (
    'AI/ML Engineer Recruitment', 'ai-ml-recruitment',
    'Machine learning engineers, applied scientists and data engineers, assessed by their peers.',
    $md$The title “AI engineer” covers people who train models, people who serve them and people who call someone else’s. We start by finding out which of these your product needs, then search and assess accordingly: evaluation design, data quality, serving cost, and what the candidate did when the model was wrong. Interviewers have shipped models themselves.$md$,
    'AI/ML Engineer Recruitment',
    'Hire machine learning engineers, applied scientists and data engineers who have shipped: search and assessment run by people who have too.',
    array[
      'Role definition before search: research, applied, platform or product',
      'Assessment of evaluation, data and serving, not only of modelling',
      'Paper, repository and production claims checked in conversation',
      'Shortlist that states what each person has not done yet',
      'Help with the offer when research freedom matters more than title',
      'Follow-up with the hiring manager during the guarantee period'
    ]
  )
on conflict (slug) do nothing;

-- Technologies: frontend.
insert into technologies (name, slug, category, difficulty_level, meta_title, meta_description, description, skills_required, interview_questions, related_technologies, hiring_guide)
values
  (
    'React', 'react', 'Frontend', 'intermediate',
    'React Developer Recruitment',
    'Hire React developers who understand rendering, state and accessibility: required skills, interview questions by level and a practical hiring guide.',
    $md$React is the most widely used library for building web interfaces, from small widgets to whole server-rendered applications. The library itself is small; the skill lies in deciding where state lives, what renders on the server and how a growing component tree stays understandable. Most teams write it in TypeScript with a framework or a router on top.$md$,
    array['Component design and composition', 'Hooks and the rules behind them', 'State management, local and server', 'TypeScript', 'Server rendering and hydration', 'Accessible HTML and keyboard behaviour', 'Testing with Testing Library', 'Performance profiling'],
    $json${
      "junior": [
        "A list re-renders and an input inside it loses what was typed. What do keys have to do with it?",
        "When would you compute a value during render instead of storing it in state?",
        "What does the dependency array of useEffect promise, and what happens when it lies?",
        "How would you make a custom dropdown usable with the keyboard alone?"
      ],
      "mid": [
        "Two distant components need the same data. Compare lifting state, context, a store and a query cache.",
        "A page logs a hydration mismatch only in production. How do you find the cause?",
        "What does the React Compiler memoise for you, and when does useMemo still hide a design problem?",
        "Show how you would test a form that submits to a server without testing its implementation."
      ],
      "senior": [
        "Which parts of a content-heavy page would you keep out of the browser bundle, and how would you enforce that over a year?",
        "You inherit 400 components with three ways to fetch data. What do you change first and what do you leave alone?",
        "How do transitions and Suspense change what the user sees on a slow network, and where can they mislead?"
      ]
    }$json$,
    array['typescript', 'javascript', 'nodejs', 'graphql'],
    $md$Decide first what kind of React work you have. A marketing site, a dense internal tool and a design system need different people, and “React developer” describes none of them. Write down the framework, how data is fetched, and who owns the visual design; good candidates ask these three things in the first call.

Years of React are a weak signal, because much of what was written five years ago is now done differently. Ask instead for a component the candidate is proud of and one they would rewrite. Strong people talk about the data flow, the loading and error states and what the keyboard does. Weak ones talk about libraries.

In the technical interview give a small existing component with a stale-state bug and an unlabelled control, and ask for a new feature. You will see reading, debugging, testing and accessibility in forty minutes. Avoid building a to-do list from nothing: everybody has practised it.

Expect strong mid-level candidates to be in several processes at once. Two technical conversations and one exercise are enough evidence for this role; each stage beyond that mostly tells you who had no other offer.$md$
  ),
  (
    'Angular', 'angular', 'Frontend', 'intermediate',
    'Angular Developer Recruitment',
    'Hire Angular developers for large, long-lived applications: the skills that matter, interview questions by level and what to check in a CV.',
    $md$Angular is a complete framework with routing, forms, dependency injection and its own build tooling, favoured by banks, insurers and public bodies for applications that live for a decade. Recent versions brought standalone components and signals, which changed everyday style considerably. A good Angular engineer knows both generations and how to move between them.$md$,
    array['TypeScript', 'RxJS and observable lifecycles', 'Signals and change detection', 'Dependency injection', 'Reactive forms', 'Router, guards and lazy loading', 'Unit and component testing'],
    $json${
      "junior": [
        "What is the difference between a component’s input and a service, and when would you use each to share data?",
        "Where can a subscription leak in this component, and how would you stop it?",
        "When do you prefer reactive forms to template-driven ones?"
      ],
      "mid": [
        "Compare switchMap, mergeMap, concatMap and exhaustMap for a search box and for a save button.",
        "A screen with a large table stutters when anyone types. How do you investigate?",
        "What changes when a feature module becomes a set of standalone components?"
      ],
      "senior": [
        "Plan the upgrade of a five-year-old application across several major versions while features keep shipping.",
        "Where would you use signals and where observables, and how do you stop a team from mixing them at random?",
        "Twelve teams share one workspace. How do you draw and enforce library boundaries?"
      ]
    }$json$,
    array['typescript', 'javascript', 'csharp-dotnet', 'java'],
    $md$Angular candidates often come from large organisations, so their CVs list the programme rather than their part in it. Ask which screens, which services and which decisions were theirs, and how many teams shared the repository. The answers separate people who maintained a corner from people who kept the whole thing healthy.

Check the generation. Someone whose last project stopped before standalone components and signals can learn them, but should know they exist and what problem they solve. Equally, a candidate who has only seen the new style will meet modules and long observable chains in most real codebases.

RxJS is where interviews tell candidates apart best. Give a small piece of code with a race between two requests and ask what the user sees. People who have debugged this will draw a timeline; people who have not will recite operator names.

The market is steady and less noisy than React’s. Many strong Angular engineers also write C# or Java on the server and value stable teams, predictable releases and an upgrade policy. Saying honestly which version you run, and when you last upgraded, will win more of them than any description of your culture.$md$
  ),
  (
    'Vue', 'vue', 'Frontend', 'beginner',
    null,
    'Hire Vue developers: what to look for beyond the template syntax, interview questions for each level and advice on reading a portfolio.',
    $md$Vue is an approachable framework with a gentle first week and real depth behind it: a fine-grained reactivity system, single-file components and, with Nuxt, server rendering. It is common in product companies, agencies and European scale-ups. Because it is easy to start, the range of ability behind the same CV line is unusually wide.$md$,
    array['Composition API', 'Reactivity fundamentals', 'Pinia or comparable state management', 'Vue Router', 'TypeScript', 'Nuxt and server rendering', 'Component testing with Vitest'],
    $json${
      "junior": [
        "What is the difference between a computed property and a watcher, and which one do you reach for first?",
        "Why does destructuring a reactive object break reactivity?",
        "How do parent and child components talk to each other without a store?"
      ],
      "mid": [
        "Turn this component with tangled logic into composables. Where do you draw the lines?",
        "How would you migrate from the Options API in a codebase that cannot stop shipping?",
        "What belongs in a store and what should stay in the component or the URL?"
      ],
      "senior": [
        "Explain how dependency tracking works and give a case where it surprises people in production.",
        "Choose between Nuxt, a plain single-page application and server-rendered HTML for a catalogue of 50,000 products.",
        "How do you keep a shared component library useful to four product teams without becoming their bottleneck?"
      ]
    }$json$,
    array['javascript', 'typescript', 'nodejs', 'react'],
    $md$Vue attracts two groups: full-stack developers who wanted a frontend without ceremony, and frontend specialists who chose it on purpose. Both can be right. Ask why the candidate uses Vue and what they miss in it; specialists have a considered answer, generalists a practical one, and you should know which of the two you need.

Read the portfolio before the CV. Many Vue developers have worked in agencies and can show a dozen sites. Look for one that had users for more than a year and ask what was hard in month nine. That is where state, performance and other people’s code appear.

Do not filter on Vue itself too strictly. A thoughtful React or Angular engineer becomes useful in Vue within weeks, and in a smaller market that triples your list. Filter on TypeScript, accessibility and testing instead, which take far longer to learn.

A fair exercise is a component that fetches, filters and paginates, with one deliberate reactivity bug. Ask the candidate to find it, fix it and add a test. Forty-five minutes is enough. Finish by asking what they would refuse to put into the store: the answer tells you how their next codebase will look.$md$
  )
on conflict (slug) do nothing;

-- Technologies: languages.
insert into technologies (name, slug, category, difficulty_level, meta_title, meta_description, description, skills_required, interview_questions, related_technologies, hiring_guide)
values
  (
    'TypeScript', 'typescript', 'Languages', 'intermediate',
    'TypeScript Developer Recruitment',
    'Hire TypeScript developers who use types to prevent mistakes rather than decorate code: skills, questions by level and a hiring guide.',
    $md$TypeScript adds a structural type system to JavaScript and has become the default for serious web and Node.js work. Types vanish at run time, so the craft lies in modelling a domain well and in checking data where it enters the program. Almost every frontend team and many backend teams now hire for it.$md$,
    array['Modern JavaScript', 'Generics and narrowing', 'Discriminated unions', 'Run-time validation at boundaries', 'Strict compiler settings', 'Module systems and build tooling', 'Typing third-party code'],
    $json${
      "junior": [
        "What is the difference between unknown and any, and when have you used each?",
        "How does the compiler know that a value is not null after this check?",
        "When would you write an interface and when a union?"
      ],
      "mid": [
        "Model an order that is draft, paid or refunded so that impossible combinations do not compile.",
        "The types say a field is present and production says it is not. Where did it go wrong, and how do you prevent it?",
        "Write a typed function that picks keys from an object, and explain each constraint."
      ],
      "senior": [
        "How would you turn on strict mode in a 300,000-line codebase without stopping the teams?",
        "Where do clever types cost more than they return? Give an example you removed.",
        "Two services share types through a package. What breaks, when, and what would you do instead?"
      ]
    }$json$,
    array['javascript', 'react', 'nodejs', 'angular'],
    $md$TypeScript alone is rarely a job. Say whether the person will work on interfaces, services or tooling, and screen for that first; the language is the common ground on which all three are assessed.

On a CV it tells you little, because everyone lists it. In conversation it tells you a lot. Ask the candidate to describe a bug that types prevented and one they did not prevent. People who understand the tool know that it stops at the edge of the program, and they will bring up validation without being asked.

For the exercise, give a short module with loose types and a real defect that follows from them. Ask for the defect to be fixed in such a way that it cannot return. A mid-level engineer tightens the types. A senior also asks where the data came from, and leaves the clever generic alone because the next reader has to live with it.

Watch for two opposite warning signs: casts everywhere, and type-level puzzles where a plain function would do. Both show someone working against the compiler rather than with it.

Candidates care about your compiler settings more than you may expect. If strict mode is off, say so, and say what you plan to do about it.$md$
  ),
  (
    'JavaScript', 'javascript', 'Languages', 'beginner',
    'JavaScript Developer Recruitment',
    'Hire JavaScript developers with real command of the language and the browser: skills, interview questions by level and hiring advice.',
    $md$JavaScript runs in every browser and in a great many servers, build tools and devices. It is easy to begin and hard to know well: the event loop, closures, modules and the browser’s own APIs decide whether code survives contact with users. Frameworks change every few years; these foundations do not.$md$,
    array['Language fundamentals and scope', 'Promises and the event loop', 'DOM and browser APIs', 'Modules and bundling', 'HTML and CSS', 'Debugging in browser tools', 'Automated testing'],
    $json${
      "junior": [
        "What is printed, and in which order, when a timer, a promise and a plain statement are mixed?",
        "Why does this click handler see an old value of the variable?",
        "How would you fetch two resources at once and handle one of them failing?"
      ],
      "mid": [
        "A page becomes slower the longer it stays open. How do you find the leak?",
        "Implement a debounce and name a case where throttling is the better choice.",
        "What does a bundler do with an import that is never used, and when can it not remove it?"
      ],
      "senior": [
        "A third-party script slows checkout for one visitor in fifty. How do you prove it and what do you do on Monday morning?",
        "When would you ship less JavaScript and let HTML do the work? Give an example from your own projects.",
        "How do you keep a public widget running on other people’s pages safe, small and compatible?"
      ]
    }$json$,
    array['typescript', 'react', 'vue', 'nodejs'],
    $md$An advert that asks for “JavaScript” will bring everyone from a designer who adds interactions to an engineer who writes build tools. Name the surface: a public site, an embedded widget, a Node.js service, a design system. The number of applications will halve and the quality will rise.

Foundations predict success better than framework experience. Someone who can explain why a handler sees an old value, or in what order promises settle, will learn your framework in a month. The reverse is not true, and framework-only developers tend to stall when a bug leaves the happy path.

In the interview, open a small page with two defects in the browser’s own developer tools and ask the candidate to find them. Do not ask them to write code on a whiteboard; debugging with the network panel and a breakpoint is closer to the work, and much harder to rehearse.

Junior hires do well here when somebody has time for them. Look for a project with real visitors, however small, and for curiosity about what happened after launch. For senior roles ask what they have deleted. The engineers you want have removed dependencies, polyfills and whole pages of script, and can say what it did to the numbers.$md$
  ),
  (
    'Python', 'python', 'Languages', 'beginner',
    'Python Developer Recruitment',
    'Hire Python developers for web services, data or automation: how to tell the three apart, required skills and questions for each level.',
    $md$Python serves very different professions: backend engineers, data scientists, test engineers, system administrators and researchers. The syntax is shared, the habits are not, so a strong analyst may never have written a deployable service. Modern Python teams expect type hints, packaging discipline and tests as a matter of course.$md$,
    array['Core language and standard library', 'Type hints and static checking', 'Testing with pytest', 'Packaging and dependency management', 'A web framework such as FastAPI or Django', 'SQL and an ORM', 'Concurrency: asyncio, threads, processes', 'Profiling'],
    $json${
      "junior": [
        "What happens when a default argument is a list, and how do you avoid it?",
        "When would you use a generator instead of building a list?",
        "How do you isolate one project’s dependencies from another’s?"
      ],
      "mid": [
        "An endpoint is slow only under load. How do you tell waiting from computing?",
        "When does asyncio help, and when does it make things worse?",
        "How would you test code that calls a payment provider?",
        "Explain what the ORM sends to the database for this loop, and fix it."
      ],
      "senior": [
        "How would you introduce type checking to a large untyped codebase so that teams thank you for it?",
        "Choose between a task queue, a scheduler and a stream for three jobs we describe, and defend each choice.",
        "What would make you move a component out of Python, and how would you measure that it was worth it?"
      ]
    }$json$,
    array['data-engineering', 'machine-learning', 'postgresql', 'aws'],
    $md$The first question is which Python. A web backend, a data pipeline, a model and a test suite need four different people, and the word covers all of them. Put the frameworks, the size of the data and the person’s customers into the brief before anyone starts searching.

Job titles mislead in both directions. Some data scientists write excellent services; some backend developers have never left notebooks. Ask what happened to the candidate’s code after it was finished: who deployed it, who was called at night, how a change was tested. The story tells you which profession you are talking to.

A good exercise is a small working script that has to become a maintainable module: name things, add types, write two tests, handle the error that the author forgot. It shows taste as well as knowledge and works from junior to senior with different expectations.

Performance questions should start from measurement. Candidates who reach for multiprocessing before a profiler will spend your money. So will those who blame the interpreter for a missing index.

The supply of juniors is large and the supply of engineers who have run Python services for years is not. For the latter, be ready to hire from Django agencies, scientific software groups and infrastructure teams, not only from companies that look like yours.$md$
  ),
  (
    'Go (Golang)', 'go', 'Languages', 'intermediate',
    'Go (Golang) Developer Recruitment',
    'Hire Go developers for services and infrastructure: concurrency, simplicity and operations, with interview questions for each level.',
    $md$Go was made for network services and command-line tools that many people can read. Its small feature set, fast builds and built-in concurrency make it the usual language of cloud infrastructure. Good Go is plain, and the discipline of keeping it plain is what experienced engineers bring.$md$,
    array['Goroutines, channels and contexts', 'Error handling and wrapping', 'Interfaces kept small', 'HTTP and gRPC services', 'Table-driven tests and benchmarks', 'Profiling with pprof', 'Containers and deployment'],
    $json${
      "junior": [
        "What is the difference between a slice and an array, and when does append surprise you?",
        "Why is a nil pointer in an interface not equal to nil?",
        "How do you return and inspect an error so that the caller can act on it?"
      ],
      "mid": [
        "Find the goroutine leak in this function and show how a context would prevent it.",
        "When do you use a mutex and when a channel?",
        "How do you shut a service down without dropping requests that are in flight?"
      ],
      "senior": [
        "Latency at the 99th percentile doubled after a release that changed no logic. Walk through your investigation.",
        "How do you lay out a repository with ten services so that it stays boring?",
        "When did generics make your code worse?"
      ]
    }$json$,
    array['kubernetes', 'docker', 'postgresql', 'kafka', 'rust'],
    $md$Few people begin their career in Go; they arrive from Java, Python, C++ or Ruby. Requiring five years of it cuts the list to a handful, while a strong backend engineer becomes productive in about a month. Require experience with services under load, and make the language a preference.

What you should insist on is judgement about concurrency. Anyone can start a goroutine; the question is who stops it. Give a short program that fans out requests and ask what happens when one of them hangs. The conversation about contexts, limits and partial results will tell you more than any puzzle.

Look for restraint. Experienced Go engineers copy a few lines rather than add a dependency, keep interfaces at one or two methods and put them where they are used. A candidate who rebuilds their former language’s framework in Go will make the codebase harder to read for everyone who follows.

Operational habits come with the territory: metrics, profiles, timeouts, graceful shutdown. Ask for the last incident the candidate was part of, and what they changed in the code afterwards.

Candidates choose Go roles for the problem rather than for the language. Describe traffic, data and failure modes in the first message, and replies will follow.$md$
  ),
  (
    'Rust', 'rust', 'Languages', 'expert',
    'Rust Developer Recruitment',
    'Hire Rust engineers for systems, embedded and performance work: realistic requirements, required skills and questions for each level.',
    $md$Rust gives the control of C++ with memory safety checked by the compiler. It is used where failure is expensive: network proxies, databases, embedded devices, browsers, trading and cryptography. The learning curve is real, and engineers who have climbed it usually bring wider systems knowledge with them.$md$,
    array['Ownership, borrowing and lifetimes', 'Traits and generics', 'Error handling with Result', 'Async runtimes', 'Unsafe code and its justification', 'Benchmarking and profiling', 'C interoperability', 'Testing, including fuzzing'],
    $json${
      "junior": [
        "Why does this function not compile, and what are two ways to fix it?",
        "When do you take a reference, an owned value or a clone?",
        "What does the question mark operator do with an error type that does not match?"
      ],
      "mid": [
        "Choose between a trait object and a generic for a plugin system, and explain the cost of each.",
        "Why must a future be Send in this runtime, and what in this code prevents it?",
        "How do you model a protocol’s states so that invalid transitions do not compile?"
      ],
      "senior": [
        "Show how you would review an unsafe block. What would you require before approving it?",
        "A C++ service is to be replaced piece by piece. Where do you cut first, and how do you deal with the boundary?",
        "Where did you decide against Rust, and why?"
      ]
    }$json$,
    array['go', 'kubernetes', 'docker'],
    $md$Be honest about why the role is in Rust. Engineers who write it are attracted by the problem, and they will ask whether the language was chosen for a reason. A clear answer about latency, safety or hardware is the strongest part of your pitch; a vague one ends the conversation.

Professional Rust experience is still uncommon, so decide how much of it you need. For a first team, one engineer who has shipped Rust and two who come from C++, C or another systems background work well. For a single hire in a team without Rust, insist on production experience, because nobody will be there to correct them.

Open-source work is unusually informative in this community. Read a pull request, including the review discussion. You will see how the candidate argues, tests and documents. Do not require it, though: defence, finance and embedded engineers often cannot show anything.

In the interview, have the candidate read code rather than write it from nothing. Ask what a lifetime means, which allocation could go, and what would happen under concurrent load. For seniors spend time on unsafe code and on build times, the two realities that enthusiasts leave out.

Plan for a longer search, and include remote candidates from the start. It is the largest single improvement you can make.$md$
  ),
  (
    'Java', 'java', 'Languages', 'intermediate',
    'Java Developer Recruitment',
    'Hire Java developers for long-lived business systems: current-language skills, Spring knowledge that counts and questions for each level.',
    $md$Java carries much of the world’s banking, insurance, logistics and public administration. The language has moved on: records, pattern matching and virtual threads make modern Java shorter and simpler than its reputation. Many estates still run old versions, so knowing how to upgrade safely is a skill of its own.$md$,
    array['Modern Java (21 and later)', 'Spring Boot', 'JPA and SQL', 'Concurrency and the memory model', 'JVM tuning and diagnosis', 'Testing with JUnit and Testcontainers', 'Messaging with Kafka or JMS', 'Build tools: Maven or Gradle'],
    $json${
      "junior": [
        "What contract ties equals and hashCode together, and what breaks when it is violated?",
        "When would you use a record instead of a class?",
        "What does the transactional annotation do, and why does it sometimes do nothing?"
      ],
      "mid": [
        "This endpoint runs one query per row. How do you see it, and what are your options?",
        "Compare virtual threads with a reactive pipeline for a service that waits on five others.",
        "How do you test code that depends on a real database without a shared environment?"
      ],
      "senior": [
        "A service pauses for two seconds every few minutes. Take us through the diagnosis.",
        "Plan the move of forty services from Java 8 to a current release. What goes first?",
        "Where would you split this monolith, and what would make you leave it whole?"
      ]
    }$json$,
    array['kotlin', 'kafka', 'postgresql', 'aws'],
    $md$There is no shortage of people with Java on their CV; the difficulty is telling current from dated experience. Ask which version the candidate used last month and which feature they would miss if it went away. People who keep up answer at once. People who have been stuck on an old version can also be excellent, and usually know exactly what they are missing.

Spring knowledge is often shallow. Annotations work until they do not, and the engineer you want knows what happens underneath: proxies, transaction boundaries, connection pools. One question about a transaction that silently does not start will sort a list of ten.

For business systems, domain experience earns its weight. A developer who has reconciled payments or adjusted insurance claims will save you months of misunderstanding. Say in the brief which domain knowledge is required, which is welcome and which you will teach.

Use an exercise with an existing Spring Boot service: a slow endpoint, a missing validation, one failing test. It takes an hour, resembles the job and works remotely.

Senior Java engineers are usually employed, content and approached weekly. They respond to specific messages: the version you run, the size of the system, the reason the role exists. Move from first call to offer within two weeks and you will beat most of the competition.$md$
  ),
  (
    'Kotlin', 'kotlin', 'Mobile', 'intermediate',
    'Kotlin Developer Recruitment',
    'Hire Kotlin developers for Android, multiplatform or server work: which one you need, skills to require and questions by level.',
    $md$Kotlin is the standard language for Android and a growing choice for JVM services. Coroutines, null safety and concise syntax make it pleasant, and Jetpack Compose is the default for new Android screens, beside many older ones in XML. Kotlin Multiplatform lets teams share logic with iOS, which creates a small and sought-after specialism.$md$,
    array['Kotlin language and idioms', 'Coroutines and Flow', 'Jetpack Compose', 'Android lifecycle and background work', 'Dependency injection with Hilt or Koin', 'Room and offline data', 'Testing and instrumentation', 'Play Store release process'],
    $json${
      "junior": [
        "What is the difference between val and const val, and between a nullable and a platform type?",
        "What happens to this screen’s state when the device is rotated?",
        "When would you use a data class, and what does it generate?"
      ],
      "mid": [
        "How does structured concurrency cancel work when the user leaves a screen?",
        "Why does this composable recompose on every frame, and how do you stop it?",
        "Design offline editing for a form that may be submitted hours later."
      ],
      "senior": [
        "Which layers would you share through Kotlin Multiplatform and which would you leave native?",
        "Start-up time grew by a second over six months. How do you find the causes and stop the next one?",
        "How do you release safely when a bad version cannot be withdrawn from phones?"
      ]
    }$json$,
    array['java', 'swift', 'graphql'],
    $md$Separate Android from server work before you search. They share a language and little else, and a candidate for one will feel misled by the other. If the role includes Kotlin Multiplatform, say how far you have got: experienced people want to know whether they will build it or inherit it.

For Android, ask for an app you can install. Use it on a cheap phone, switch off the network, rotate the screen, and bring what you found to the conversation. How the candidate talks about the rough edges is more revealing than any quiz.

Compose is now the reasonable default, but a great deal of production code still uses views. A strong mid-level engineer can read both. Do not reject people for lack of Compose if they understand state and lifecycle, because those transfer within weeks.

Release experience matters more than in web roles. A bad build stays on phones for days, so look for staged rollouts, crash monitoring, feature flags and an honest account of something that went wrong.

For server roles, hire from Java as well. An experienced Java engineer who wants to move to Kotlin is often the best candidate available, and will bring the JVM knowledge that newer Kotlin developers lack.$md$
  ),
  (
    'Swift', 'swift', 'Mobile', 'intermediate',
    'Swift Developer Recruitment',
    'Hire Swift developers for iOS: SwiftUI and UIKit, concurrency and release discipline, with interview questions for each level.',
    $md$Swift is the language of iOS, iPadOS, macOS and Apple’s other platforms. SwiftUI has become the starting point for new screens while UIKit still carries most established apps. Strict concurrency checking has raised the bar for correctness and for the people who maintain older code.$md$,
    array['Swift language and value semantics', 'SwiftUI', 'UIKit', 'Concurrency: async/await and actors', 'Memory management and ARC', 'Networking and persistence', 'Accessibility: VoiceOver and Dynamic Type', 'App Store release process'],
    $json${
      "junior": [
        "When do you choose a struct and when a class?",
        "Where is the retain cycle in this closure, and how do you break it?",
        "What is the difference between State, Binding and an observed object?"
      ],
      "mid": [
        "How would you embed a SwiftUI screen in a UIKit flow, and where does navigation live?",
        "What does an actor protect, and what does it not?",
        "Make this screen work with VoiceOver and the largest text size. What did you have to change?"
      ],
      "senior": [
        "Introduce strict concurrency checking into an app with 200,000 lines. In which order, and what do you postpone?",
        "How do you split an app into modules so that builds get faster and ownership gets clearer?",
        "A crash affects one user in a thousand and you cannot reproduce it. What next?"
      ]
    }$json$,
    array['kotlin', 'graphql', 'java'],
    $md$Look for apps you can open, and use them before the call. Turn on VoiceOver, set the largest text size, lose the connection in the middle of an action. An engineer who has thought about these cases will enjoy the discussion, and one who has not will learn what your bar is.

State your interface mix. Teams that say “SwiftUI” and mean “UIKit with one new screen” lose people in the second month. Both kinds of work attract good candidates when described honestly, and the ability to move between the two is worth more than purity in either.

Concurrency separates levels more clearly than layout. Ask the candidate to explain where a piece of code runs, what an actor guards and which warnings they silenced in their last project. Seniors can tell you what they fixed, what they postponed and why.

The candidate pool is smaller than for web work and tends to be loyal to products. A message that mentions something specific in the person’s app is answered; a list of requirements is not. Agencies and product companies produce different strengths: breadth and pace on one side, depth and maintenance on the other.

Keep the exercise to an hour, and let people use Xcode on their own machine. Testing someone’s Swift in a browser editor measures the editor.$md$
  ),
  (
    'C# and .NET', 'csharp-dotnet', 'Languages', 'intermediate',
    null,
    'Hire C# and .NET developers: modern cross-platform skills, signs of real architecture work and interview questions for each level.',
    $md$C# on modern .NET is a fast, cross-platform stack for services, desktop software and games. It is the first choice of many banks, insurers, health systems and manufacturers, often on Azure. Older .NET Framework estates remain common, and moving them forward is steady, valuable work.$md$,
    array['Modern C# and .NET', 'ASP.NET Core', 'Entity Framework Core and SQL', 'Async programming', 'Dependency injection', 'Testing with xUnit', 'Azure services', 'Migration from .NET Framework'],
    $json${
      "junior": [
        "What happens when you block on an async method, and why can it deadlock?",
        "What is the difference between IEnumerable and IQueryable, and when does it cost you?",
        "Explain the service lifetimes in dependency injection and one mistake with them."
      ],
      "mid": [
        "This query loads far more than the page shows. Improve it and prove the improvement.",
        "How do you make a background job safe to run twice?",
        "Where would you validate input in an ASP.NET Core service, and where again?"
      ],
      "senior": [
        "Plan the migration of a Web Forms application that earns money every day.",
        "When would you share a library between services and when would you copy the code?",
        "How do you find the cause of memory growth in a container that is restarted every night?"
      ]
    }$json$,
    array['azure', 'angular', 'typescript', 'docker'],
    $md$Start with the version. “.NET” may mean a 2008 Web Forms application or a container on the current release, and the two attract different people. If you have both, describe the road between them; many experienced engineers enjoy migrations as long as leadership means it.

The stack has many long-tenured candidates with deep domain knowledge and quiet CVs. Do not screen them out for lack of fashionable words. Ask what they own, how a change reaches production, and what they improved without being told to. The strongest answers often come from manufacturers, hospitals and insurers.

Async code is the clearest test at mid level. A few lines that block on a task, or swallow a cancellation, show quickly who understands what the compiler produces. For seniors use an architecture conversation about a system they know; let them draw it, then remove a dependency and ask what happens.

Azure knowledge is a plus for most roles and rarely a reason to reject. People learn the services; they do not learn judgement about transactions and data ownership in a hurry.

Expect notice periods and counter-offers. These engineers are valued where they are. Meet the manager early, explain the reason for the vacancy and make the offer within days of the final conversation.$md$
  )
on conflict (slug) do nothing;

-- Technologies: backend.
insert into technologies (name, slug, category, difficulty_level, meta_title, meta_description, description, skills_required, interview_questions, related_technologies, hiring_guide)
values
  (
    'Node.js', 'nodejs', 'Backend', 'intermediate',
    'Node.js Developer Recruitment',
    'Hire Node.js developers who can run a service as well as write one: required skills, interview questions by level and a hiring guide.',
    $md$Node.js runs JavaScript on the server and suits services that wait on many other services. It lets product teams share a language, and often types, between browser and server. Running it well takes more than JavaScript: streams, back-pressure, memory and dependency hygiene decide how it behaves under load.$md$,
    array['JavaScript and TypeScript', 'Event loop and async patterns', 'HTTP APIs with Fastify, Express or NestJS', 'SQL and data access', 'Streams and back-pressure', 'Authentication and session handling', 'Testing of services', 'Observability and profiling'],
    $json${
      "junior": [
        "Why does one slow loop delay every other request?",
        "What happens to a rejected promise that nobody awaits?",
        "How do you keep a secret out of the repository and still run the service locally?"
      ],
      "mid": [
        "Stream a 2 GB export to a client without holding it in memory. What can go wrong?",
        "How would you make a payment endpoint safe to retry?",
        "Memory grows by a few megabytes an hour. Which tools do you use, in which order?"
      ],
      "senior": [
        "When do you reach for worker threads, for a queue, and for another language?",
        "How do you keep a service with 900 transitive dependencies patched without living in upgrade work?",
        "A downstream service starts answering in 30 seconds. Describe what your service does in the next minute, and why."
      ]
    }$json$,
    array['typescript', 'javascript', 'postgresql', 'graphql', 'mongodb'],
    $md$Many Node.js candidates are frontend developers who moved towards the server, and many are backend engineers who arrived from elsewhere. The first group knows the product, the second knows operations. Decide which you lack before you write the advert.

The gap to test is running the service. Ask how the candidate knew that their last service was healthy, what its timeouts were and what happened when the database was slow. Anyone who has been on call answers in stories. Anyone who has not will describe frameworks.

Use a realistic exercise: an existing endpoint that must become idempotent, or a file upload that has to stream. Forty-five minutes with tests and documentation at hand is plenty. It exposes async habits, error handling and care for the client on the other side.

Do not make the framework a condition. Express, Fastify and NestJS differ in taste, and a good engineer changes between them in a week. TypeScript, SQL and testing are better filters.

Dependency judgement deserves five minutes of its own. Ask which package the candidate removed recently, and how they learn about vulnerabilities. A service inherits the habits of its author here, and cleaning up later is dull and expensive.$md$
  ),
  (
    'GraphQL', 'graphql', 'Backend', 'intermediate',
    'GraphQL Developer Recruitment',
    'Hire engineers for GraphQL APIs: schema design, performance and federation skills, with interview questions that tell levels apart.',
    $md$GraphQL lets clients ask for exactly the data a screen needs through one typed schema. It moves complexity from the client to the server, where resolvers, batching and access control must be right. Larger organisations use federation so that several teams can own parts of one graph.$md$,
    array['Schema design', 'Resolvers and batching', 'Pagination and error conventions', 'Authorisation at field level', 'Client caching', 'Query cost limits', 'Schema evolution and deprecation'],
    $json${
      "junior": [
        "What is the difference between a query, a mutation and a subscription?",
        "Why might a response contain both data and errors, and how should the interface react?",
        "What does a non-null field promise, and what happens when the promise is broken?"
      ],
      "mid": [
        "This resolver produces a query per item. Show two ways to fix it.",
        "Compare offset and cursor pagination for a feed that changes while it is being read.",
        "Where do you check that a user may see a field, and why there?"
      ],
      "senior": [
        "A public client can write any query it likes. How do you protect the service?",
        "Split one schema between five teams. Who decides what, and what does the gateway do when one part is down?",
        "When would you advise a team to stay with REST?"
      ]
    }$json$,
    array['nodejs', 'typescript', 'react', 'postgresql'],
    $md$GraphQL is seldom a whole job. Hire a backend or full-stack engineer and treat it as the interface they will design. Say whether the graph exists, how many teams publish to it and who uses it: a public graph, a mobile app and an internal portal raise different problems.

Schema design is where experience shows. Give a screen and ask for the types behind it. Beginners mirror their tables. Experienced people name things as the product does, think about what may be null, and plan how a field will be retired.

Then look under the surface. A candidate who has run a graph in production will bring up batching, query cost and field-level access without being asked, because each has caused them trouble at least once. If they mention none, ask what their slowest query was and why.

Clients count too. Someone who has only written servers may design a schema that is a nuisance to cache. Ask how the web or mobile team used what they built, and what that team complained about.

Federation experience is rare and often gained at one large employer. Check whether the candidate designed the ownership rules or simply published to them. For two teams you probably do not need it, and a good candidate will say so.$md$
  ),
  (
    'Apache Kafka', 'kafka', 'Backend', 'advanced',
    'Kafka Engineer Recruitment',
    'Hire Kafka engineers who can reason about ordering, duplicates and recovery: required skills, questions by level and a hiring guide.',
    $md$Apache Kafka is a distributed log used to move events between systems and to keep a history that can be replayed. Application engineers produce and consume events; platform engineers run clusters, schemas and connectors. The difficult questions are always the same: order, duplicates, and what happens after a failure.$md$,
    array['Topics, partitions and keys', 'Consumer groups and offsets', 'Delivery guarantees and idempotency', 'Schema registry and evolution', 'Kafka Connect and change data capture', 'Stream processing with Kafka Streams or Flink', 'Monitoring lag', 'Cluster operation and security'],
    $json${
      "junior": [
        "Why are messages ordered within a partition and not across a topic?",
        "What happens to a consumer group when one member dies?",
        "When is an offset committed, and what follows from committing too early?"
      ],
      "mid": [
        "An order event arrives twice. Make the consumer correct.",
        "How do you change an event’s shape when six teams read it?",
        "One message cannot be processed. What happens to the ones behind it in your design?"
      ],
      "senior": [
        "Explain what exactly-once covers in Kafka and where it ends.",
        "You must replay three days of events into a system that sends emails. Plan it.",
        "How many partitions would you choose for this workload, and what would make you regret it?"
      ]
    }$json$,
    array['java', 'data-engineering', 'kubernetes', 'go'],
    $md$Two professions hide behind the word. Application engineers design events and write consumers; platform engineers run brokers, upgrades, quotas and access. Managed services have reduced the second kind of work without abolishing it. Decide which you need, because one interview cannot cover both.

For application roles, give a business flow such as an order that is placed, paid and cancelled, and ask for the events. Then break things: a duplicate, a late message, a consumer that was down for a day. Good engineers stay calm and reason from keys and offsets. Others recite guarantees.

For platform roles ask about the last upgrade, the last full disk and the last time lag grew without an obvious reason. Operating Kafka is learned from incidents, and people remember theirs in detail.

Watch for enthusiasm without restraint. Not every integration needs a log, and an engineer who can say when a table and a scheduled job would do is worth more than one who would stream everything.

The market is narrow, and most specialists are in banks, logistics, retail and advertising technology. Java and Scala dominate, but strong Go and Python engineers with event-driven experience adapt well. Advertise the volume, the delivery requirement and the consequences of a lost message: that is what attracts them.$md$
  ),
  (
    'Ruby on Rails', 'ruby-on-rails', 'Backend', 'intermediate',
    null,
    'Hire Ruby on Rails developers who keep mature applications healthy: skills to require, interview questions by level and where to find them.',
    $md$Ruby on Rails remains one of the quickest ways to build and keep changing a product with a small team. Its conventions mean that an experienced developer finds their way in a new codebase within days. Many Rails applications are now more than ten years old, which makes maintenance judgement the skill to hire for.$md$,
    array['Ruby idioms', 'Active Record and SQL', 'Background jobs', 'Hotwire or a JavaScript frontend', 'Testing with RSpec or Minitest', 'Upgrades and dependency care', 'Caching and performance'],
    $json${
      "junior": [
        "What is the difference between includes, joins and preload?",
        "Where would you put logic that does not belong in the controller or the model?",
        "What does a migration do when it runs on a table with millions of rows?"
      ],
      "mid": [
        "A background job charged a customer twice. How did it happen, and how do you prevent it?",
        "Which callbacks would you remove from this model, and what replaces them?",
        "The test suite takes 40 minutes. What do you try first?"
      ],
      "senior": [
        "Plan an upgrade across three major versions of Rails with daily deploys.",
        "When would you extract a service from a Rails monolith, and when would you draw boundaries inside it instead?",
        "How do you teach a team to see query counts before customers do?"
      ]
    }$json$,
    array['postgresql', 'redis', 'react'],
    $md$Rails developers are fewer than they were and, on average, more experienced. Many have kept the same product alive for years and know what conventions buy and where they stop. Treat tenure as a strength, and ask what changed during it.

Look at judgement about growth. Every mature Rails application has large models, slow tests and a gem that nobody dares to upgrade. Ask which of these the candidate has dealt with, what they did first and what they left alone on purpose. Practical, unheroic answers are the good ones.

An exercise on an existing small application works best: a slow index page, a double-submitted form, a missing test. The framework is made for working code, so an empty editor shows little of what the person can do.

For full-stack roles, be clear about the frontend. Hotwire and a separate React application are different jobs, and candidates often have a firm preference.

Do not insist on many years of Ruby from someone whose other evidence is strong. Python and JavaScript engineers with good database sense become productive quickly, because Rails decides so much for them. They do need a colleague who knows the conventions.

Remote hiring is normal in this community and widens a small market considerably.$md$
  )
on conflict (slug) do nothing;

-- Technologies: databases.
insert into technologies (name, slug, category, difficulty_level, meta_title, meta_description, description, skills_required, interview_questions, related_technologies, hiring_guide)
values
  (
    'PostgreSQL', 'postgresql', 'Databases', 'intermediate',
    'PostgreSQL Engineer Recruitment',
    'Hire engineers with real PostgreSQL depth: modelling, query plans and operations, with interview questions for each level.',
    $md$PostgreSQL is a relational database known for correctness, extensibility and a very long feature list. It is the sensible default for most new products and the destination of many migrations from commercial databases. Engineers meet it as application developers, data engineers or database administrators, each at a different depth.$md$,
    array['Data modelling and constraints', 'SQL including window functions', 'Indexes and query plans', 'Transactions and isolation levels', 'Locking and migrations without downtime', 'Replication, backup and recovery', 'Row-level security and roles', 'Vacuum and bloat'],
    $json${
      "junior": [
        "When does an index not help, even though the column is in the where clause?",
        "What is the difference between an inner and a left join, and how can a left join silently become an inner one?",
        "Why add a foreign key if the application already checks?"
      ],
      "mid": [
        "Read this query plan and say where the time goes.",
        "Add a non-null column to a table of 200 million rows while the site stays up.",
        "Two transactions deadlock once a day. How do you find and remove the cause?"
      ],
      "senior": [
        "Where is the limit of one primary for this workload, and what would you do before sharding?",
        "Design row-level security for a multi-tenant product and show how you would test it.",
        "Your backup job is green. How do you know that you can restore?"
      ]
    }$json$,
    array['redis', 'data-engineering', 'python', 'nodejs'],
    $md$Almost every backend CV names a relational database. Depth is the question. Ask for the largest table the candidate has worked with, the last slow query they fixed and what the plan said before and after. Three minutes will place them.

Decide between an application engineer with good SQL and a database specialist. The first models data, writes migrations that do not lock the site and reads plans. The second also knows replication, recovery, vacuum and upgrades. Many teams advertise for the second when they need the first, and wait for months.

Test with data rather than theory. A schema with a few thousand rows, a report that is wrong and a query that is slow will show modelling, SQL and curiosity in one sitting. Let candidates use the documentation, as everyone does.

Experience from Oracle or SQL Server is worth taking seriously. The principles carry over, and these candidates often have more operational scars than people who grew up on managed services.

For senior hires ask about a recovery they performed or rehearsed. Those who have restored a production database, or discovered that they could not, speak about backups in a different tone. That tone is what you are paying for.$md$
  ),
  (
    'MongoDB', 'mongodb', 'Databases', 'intermediate',
    'MongoDB Developer Recruitment',
    'Hire MongoDB developers who model documents on purpose: skills to require, interview questions by level and a hiring guide.',
    $md$MongoDB stores documents instead of rows and suits data that is read and written as a whole: catalogues, profiles, content, events. Its flexibility is an advantage when somebody is disciplined about structure, and a debt when nobody is. Aggregation pipelines, indexes and sharding separate experienced users from the rest.$md$,
    array['Document modelling', 'Aggregation pipeline', 'Index design', 'Replica sets and read preferences', 'Sharding and shard keys', 'Schema validation and migration', 'Transactions and their cost'],
    $json${
      "junior": [
        "When do you embed a document and when do you refer to it?",
        "What does an index on two fields help with, and in which order?",
        "What happens if two clients update the same document at once?"
      ],
      "mid": [
        "Model comments on articles for a site where a few articles receive 100,000 of them.",
        "Turn this report into an aggregation and explain which stage uses an index.",
        "The application has written five versions of a document. How do you read them safely?"
      ],
      "senior": [
        "Choose a shard key for a multi-tenant product and describe how it could go wrong.",
        "Which read and write concerns would you use for an order, and why?",
        "When would you move a collection to a relational database, and how, without stopping the product?"
      ]
    }$json$,
    array['nodejs', 'javascript', 'postgresql', 'redis'],
    $md$MongoDB is usually one skill in a backend role. Advertise the service, the data and the load, and name the database second; engineers decide on the problem.

Modelling is the test. Describe a screen and a write path, then ask for the documents. People with experience ask how large arrays may grow, which queries are frequent and what must be consistent. Those who have only used it lightly draw tables with different brackets.

Follow up with change. Every long-lived collection holds several generations of documents. Ask how the candidate introduced a new field, filled in old records and checked that nothing was left behind. A calm description of a boring migration is an excellent sign.

For operational roles, explore elections, backups, index builds on large collections and the day a shard became hot. Managed clusters hide much of this until they do not, and the person you hire will be the one who is called.

Be wary of loyalty to a database. A candidate who can name two cases where a relational model was the better choice has probably used both properly. One who cannot may bring every problem to the tool that they know. That holds in both directions, so ask your relational candidates the same.$md$
  ),
  (
    'Redis', 'redis', 'Databases', 'intermediate',
    null,
    'Hire engineers who use Redis well: caching, queues and rate limits, the failure modes to ask about and questions for each level.',
    $md$Redis keeps data structures in memory and answers in well under a millisecond. Teams use it for caches, sessions, queues, rate limits, leaderboards and locks. Because it is so easy to start with, it often becomes critical before anyone has thought about eviction, persistence or failover.$md$,
    array['Data structures and their cost', 'Caching strategies and invalidation', 'Expiry and eviction policies', 'Persistence options', 'Replication, Sentinel and Cluster', 'Streams and queues', 'Lua scripting and atomicity'],
    $json${
      "junior": [
        "Which structure would you use for a leaderboard, and why?",
        "What happens when memory is full?",
        "Why is the KEYS command dangerous in production?"
      ],
      "mid": [
        "A popular cache entry expires and the database falls over. Prevent it.",
        "Implement a rate limit that is fair at the edge of the window.",
        "What can go wrong with a distributed lock, and what would you use it for all the same?"
      ],
      "senior": [
        "Which data would you refuse to keep only in Redis, and what does the answer depend on?",
        "Failover took 40 seconds and some writes vanished. Explain it to the product team and change the design.",
        "How do you find the key that takes a third of the memory without slowing the service?"
      ]
    }$json$,
    array['postgresql', 'nodejs', 'ruby-on-rails', 'docker'],
    $md$Nobody hires for Redis alone. Treat it as a window into how a backend engineer thinks about time, memory and failure. Twenty minutes on caching will show you more than an hour of algorithm questions.

Begin with something ordinary: a product page that is slow, and a cache in front of it. Ask what is stored, for how long, and who removes it when the price changes. Then remove the cache. A good candidate has thought about the moment when a thousand requests arrive at an empty key.

Check that the candidate knows what they are relying on. Sessions that disappear are annoying; payments that disappear are not acceptable. Ask which persistence setting they ran with, and whether they had ever watched a failover happen.

Locks and queues deserve caution. Many engineers have built both with a few commands and never met the edge cases. The best candidates explain when that is perfectly fine and when a database table or a proper broker is the better choice.

If the role owns Redis as a platform, look for experience with cluster resharding, upgrades and client behaviour during failover. That person is more often called a site reliability engineer than a Redis specialist, so search under that name.$md$
  )
on conflict (slug) do nothing;

-- Technologies: cloud and DevOps.
insert into technologies (name, slug, category, difficulty_level, meta_title, meta_description, description, skills_required, interview_questions, related_technologies, hiring_guide)
values
  (
    'AWS', 'aws', 'Cloud & DevOps', 'advanced',
    'AWS Engineer Recruitment',
    'Hire AWS engineers who can design, secure and pay for what they build: required skills, interview questions by level and advice on certificates.',
    $md$Amazon Web Services is the largest public cloud, with more than two hundred services. No one knows them all; good engineers know networking, identity, compute, storage and cost in depth and learn the rest as needed. Roles range from application engineers who deploy to it to platform teams who run hundreds of accounts.$md$,
    array['IAM and least privilege', 'VPC networking', 'Compute: EC2, ECS, EKS, Lambda', 'Storage and databases: S3, RDS, DynamoDB', 'Infrastructure as code', 'Monitoring and incident response', 'Cost control', 'Multi-account organisation'],
    $json${
      "junior": [
        "What is the difference between a security group and a network ACL?",
        "A Lambda function cannot reach the database. What do you check, in which order?",
        "How do you give a service access to one bucket and nothing else?"
      ],
      "mid": [
        "Compare a queue, a topic and an event bus for telling three services about an order.",
        "The monthly bill rose by a third. How do you find out why?",
        "How do you deploy a schema change and a new version of the service without downtime?"
      ],
      "senior": [
        "Design an account structure for eight teams and one auditor.",
        "A region becomes unavailable. What does your customer notice, and what did you decide not to protect?",
        "When is a managed service the wrong choice?"
      ]
    }$json$,
    array['terraform', 'kubernetes', 'docker', 'python', 'cybersecurity'],
    $md$Write down what the person will own. “AWS engineer” may mean someone who deploys their own service, someone who builds the platform for others, or someone who moves a data centre. The services overlap; the judgement does not.

Certificates show diligence and vocabulary. They do not show that anybody was ever called at night. Use them to break ties, then ask about the last thing that failed: what the candidate saw first, what misled them, what they changed afterwards. Detail is the proof.

Identity and networking are the subjects that separate levels. A short diagram with two accounts, a database and a service that cannot connect is enough for half an hour. Let the candidate ask for logs and configuration, and answer as the system would.

Cost belongs in the interview. Experienced people know roughly what their systems cost and which part surprised them. Those who have never looked will be expensive in ways that do not appear in their pay.

Look for infrastructure as code as a habit. Anyone who builds production by clicking, however skilled, leaves you a system that only they understand.

The supply is large at junior level and thin for engineers who have run many accounts under audit. For these, search in regulated industries and consultancies, and expect a notice period.$md$
  ),
  (
    'Microsoft Azure', 'azure', 'Cloud & DevOps', 'advanced',
    'Azure Engineer Recruitment',
    'Hire Azure engineers for enterprise platforms: identity, networking, governance and delivery skills, with questions for each level.',
    $md$Azure is the usual cloud of enterprises that already run Microsoft identity, Windows servers and .NET. Its strength is integration with that estate; its difficulty is governance across many subscriptions, networks and teams. Entra ID knowledge is the thread through nearly every role.$md$,
    array['Entra ID and role-based access', 'Virtual networks and private endpoints', 'App Service, Functions and AKS', 'Azure SQL and Cosmos DB', 'Bicep or Terraform', 'Azure DevOps or GitHub Actions', 'Policy and landing zones', 'Monitoring with Azure Monitor'],
    $json${
      "junior": [
        "What is a managed identity and which problem does it remove?",
        "How do a resource group, a subscription and a management group relate?",
        "Why can this web app not resolve the private database address?"
      ],
      "mid": [
        "Choose between Functions, App Service and AKS for three workloads and explain the trade-offs.",
        "How do you promote infrastructure changes through environments without drift?",
        "A pipeline holds a long-lived secret. Replace it."
      ],
      "senior": [
        "Design a landing zone for a regulated company with twenty teams. What is mandatory and what is optional?",
        "How do you connect an on-premises data centre that must remain for five more years?",
        "Which guardrails would you enforce by policy, and which would you only report on?"
      ]
    }$json$,
    array['csharp-dotnet', 'kubernetes', 'terraform', 'cybersecurity'],
    $md$Azure hiring usually follows an enterprise programme: a data centre to leave, a platform to standardise, an audit to satisfy. State which one it is and how far it has come. Engineers with the right experience recognise the phase at once and know whether they enjoy it.

Identity is the best subject for an interview. Ask how a service gets its credentials, how an external partner signs in and what happens when somebody leaves the company. A candidate who is at home in Entra ID will save your security team months.

Then networking. Private endpoints, name resolution and hybrid connections are where projects stall. A diagram with one wrong arrow is a better exercise than any quiz, and works remotely on a shared board.

Many candidates come from Windows administration. Do not dismiss them: with infrastructure as code and version control they become some of the best platform engineers, because they know the estate you are moving. Check that they have really made that step, by reading something they wrote in Bicep or Terraform.

Consultancies hold much of the senior talent. People there often want to stay with one system for once, and to see how their decisions age. Say that you offer this, and show that the mandate to decide comes with the job.$md$
  ),
  (
    'Google Cloud', 'google-cloud', 'Cloud & DevOps', 'advanced',
    'Google Cloud Engineer Recruitment',
    'Hire Google Cloud engineers for data, Kubernetes and platform work: skills to require, questions by level and where the people are.',
    $md$Google Cloud is chosen most often for data and for Kubernetes: BigQuery, Dataflow, GKE and Cloud Run are its best-known services. Its project-based structure and global network differ enough from the other clouds that experience shows. The community is smaller than for AWS and strong in media, retail, gaming and analytics.$md$,
    array['IAM, projects and organisation policy', 'GKE and Cloud Run', 'BigQuery', 'Pub/Sub and Dataflow', 'VPC, shared networks and load balancing', 'Terraform', 'Cloud operations and SLOs'],
    $json${
      "junior": [
        "What is a service account, and why should you avoid downloading its key?",
        "When would you choose Cloud Run over GKE?",
        "How does BigQuery charge, and how do you avoid an expensive query?"
      ],
      "mid": [
        "Partition and cluster this table for the three queries we show you.",
        "How do you give one team access to another team’s data without copying it?",
        "Messages arrive late and twice. Design the pipeline so that totals are still right."
      ],
      "senior": [
        "Design a shared network for forty projects and explain who can change what.",
        "How do you control the cost of analytics when three hundred people may write queries?",
        "A company runs on AWS and wants BigQuery. What do you move, and what do you leave?"
      ]
    }$json$,
    array['kubernetes', 'data-engineering', 'machine-learning', 'terraform'],
    $md$Find out why you are on Google Cloud, because candidates will ask. If the answer is data, hire for BigQuery, pipelines and cost. If it is Kubernetes, hire for platform engineering. A person who is excellent at both exists, and is probably somebody’s chief architect already.

The pool is smaller than for AWS. Requiring three years on this one cloud excludes people who would be productive in six weeks. Ask for depth in any cloud plus evidence of learning another, and be exact about the two or three services that really matter.

For data roles use a cost question. Show a table, a dashboard and a bill, then ask what the candidate would change. Partitioning, materialised results and a conversation with the person who refreshes the dashboard every minute: all three should come up.

For platform roles discuss projects, service accounts and shared networks. The candidate should be able to say who could read production data in their last company, and how they knew.

Good sources are media, games, retail analytics and companies that grew up on Kubernetes. Many of these engineers work remotely already. A written architecture note, even from a private project, is the most useful sample to request, since writing is how distributed platform teams make their decisions.$md$
  ),
  (
    'Kubernetes', 'kubernetes', 'Cloud & DevOps', 'expert',
    'Kubernetes Engineer Recruitment',
    'Hire Kubernetes engineers who keep clusters boring: operations, security and platform skills, with interview questions for each level.',
    $md$Kubernetes schedules containers across machines and has become the common base of modern platforms. Using it and running it are two different jobs. The people who run it well are valued for what does not happen: upgrades nobody notices, teams that deploy without asking, incidents that stay small.$md$,
    array['Workloads, scheduling and autoscaling', 'Networking: services, Gateway API and Ingress, policies', 'Storage and stateful workloads', 'Helm or Kustomize, and GitOps', 'Access control and pod security', 'Observability', 'Cluster upgrades', 'Linux and container internals'],
    $json${
      "junior": [
        "What is the difference between a readiness and a liveness probe, and how can a bad one cause an outage?",
        "A pod is stuck in pending. What do you look at?",
        "What happens, step by step, when you change the image of a deployment?"
      ],
      "mid": [
        "Requests and limits: what would you set for this service, and what happens when you are wrong?",
        "A deploy drops a few requests every time. Find the reason.",
        "How do you keep one team’s workload from harming another’s?"
      ],
      "senior": [
        "Plan an upgrade across fifteen clusters with stateful workloads on some of them.",
        "What would you offer forty product teams as a paved road, and what would you forbid?",
        "When would you advise a company not to use Kubernetes?"
      ]
    }$json$,
    array['docker', 'terraform', 'aws', 'google-cloud', 'go'],
    $md$Two roles share the keyword. Product engineers deploy to a cluster and should understand probes, resources and logs. Platform engineers keep the cluster healthy and build what others use. The second role is scarce, and advertising the first as the second wastes everybody’s time.

Ask platform candidates about upgrades and incidents. How many clusters, how often, what broke, what they automated as a result. People who have lived with clusters have strong and specific opinions about a few things, and shrug at fashions.

A live exercise is easy to arrange: a small cluster with three faults, and a terminal. Watch the order in which the candidate looks at things. Describing events, reading logs, forming a guess and testing it is a habit, and it is visible in ten minutes. Typing speed and memorised flags are not the point.

Platform work is product work. Ask how the person learned what their internal users needed, and which feature nobody used. Engineers who built platforms for themselves rather than for teams leave complicated systems behind.

Ask seniors when they would advise a company against Kubernetes, and mean it. Someone who can describe a company better served by a managed runtime has judgement you can trust when your own roadmap is on the table.

Expect competition, remote preferences and careful questions about your on-call rota.$md$
  ),
  (
    'Docker', 'docker', 'Cloud & DevOps', 'intermediate',
    null,
    'Hire engineers who build small, patched and reproducible images: the Docker skills to require, questions by level and a hiring guide.',
    $md$Docker made containers an everyday tool: one image that runs the same on a laptop, in a pipeline and in production. Almost every engineering role now touches it. What differs is how well people build images: small, reproducible, patched and free of secrets.$md$,
    array['Dockerfiles and multi-stage builds', 'Layer caching', 'Image security and scanning', 'Networking and volumes', 'Compose for local environments', 'Registries and tagging', 'Linux basics: processes, users, file systems'],
    $json${
      "junior": [
        "What is the difference between an image and a container?",
        "Why does changing one source file reinstall every dependency in this build?",
        "Where does the data go when a container is removed?"
      ],
      "mid": [
        "Make this image half the size and explain each step.",
        "A container ignores the stop signal and is killed after ten seconds. Why?",
        "How do you use a private package during a build without leaving the token in a layer?"
      ],
      "senior": [
        "How do you know which of your 200 running images contain a vulnerable library, and how quickly can you replace them?",
        "What isolation does a container give, and what would you add for untrusted code?",
        "Set a policy for base images that teams will follow willingly."
      ]
    }$json$,
    array['kubernetes', 'terraform', 'aws', 'nodejs'],
    $md$Docker is a supporting skill. List it for nearly every backend and platform role, and never let it decide one. A good engineer without containers learns the basics in a week; the habits around them take longer, and these are worth a few questions.

Hand over a real Dockerfile with the usual faults: everything in one layer, running as root, a secret in a build argument, no fixed versions. Ask for a review, as if a colleague had sent it. Fifteen minutes show practical knowledge, care for security and how the person gives feedback.

Signals are a good probe for depth. A candidate who knows why a process must handle the stop signal, and what happens otherwise during a deploy, has watched containers in production rather than only on a laptop.

For roles that own the build pipeline go further: base image policy, scanning, provenance, caching on shared runners, the time from commit to image. Ask what the build took when they arrived, and what it took when they left.

If your teams struggle with local environments, look for someone who has improved the first day of a new colleague. It is unglamorous work with a large effect, and the people who do it well are often happy to talk about it.$md$
  ),
  (
    'Terraform', 'terraform', 'Cloud & DevOps', 'advanced',
    'Terraform Engineer Recruitment',
    'Hire Terraform engineers who manage state, modules and change safely: required skills, interview questions by level and a hiring guide.',
    $md$Terraform, and its open-source fork OpenTofu, describe infrastructure as code across every large cloud. The syntax is simple; the difficulty is in state, module design and safe change across many teams. Engineers who do this well think about the person who will read the plan at five in the afternoon.$md$,
    array['State and backends', 'Module design and versioning', 'Plan review and safe change', 'Importing existing resources', 'At least one cloud in depth', 'Policy as code', 'Pipelines and drift detection', 'Secrets handling'],
    $json${
      "junior": [
        "What is state for, and why should it not live in the repository?",
        "What is the difference between count and for_each, and when does it hurt?",
        "The plan wants to replace a database. What do you do?"
      ],
      "mid": [
        "Rename a resource without destroying it.",
        "How do you split one large state into several, and what can go wrong?",
        "Somebody changed production by hand. How do you find out, and what happens next?"
      ],
      "senior": [
        "Design modules for twenty teams: what do you expose, what do you fix, how do you release a breaking change?",
        "Who may apply to production, how, and how is that proved to an auditor?",
        "When would you use something other than Terraform for a piece of infrastructure?"
      ]
    }$json$,
    array['aws', 'azure', 'google-cloud', 'kubernetes'],
    $md$Terraform stands on most platform CVs. What you want to know is whether the candidate wrote resources or carried responsibility for change. Ask about the most frightening plan they ever approved, and what they did before pressing the key.

State is the heart of the interview. Moving a resource, importing something built by hand and splitting a state that has grown too large are tasks that everyone with real experience has done. Those who have not will speak about modules in the abstract.

Review together instead of writing from nothing. Show a pull request with a plan that quietly replaces a database, widens a role and renames a module. A careful engineer finds all three and explains them kindly. It is the closest thing to the daily job that fits into half an hour.

Module taste matters in larger companies. Look for someone who has published modules that others used, and who can say which inputs they regret. Wrapping every resource in a module with thirty variables is a common mistake of the enthusiastic.

Cloud knowledge cannot be separated from this role. Decide which cloud is essential and test it on its own. A person who knows the tool but not the network underneath will produce tidy code for systems that do not work.$md$
  )
on conflict (slug) do nothing;

-- Technologies: data, AI and security.
insert into technologies (name, slug, category, difficulty_level, meta_title, meta_description, description, skills_required, interview_questions, related_technologies, hiring_guide)
values
  (
    'Machine Learning', 'machine-learning', 'Data & AI', 'expert',
    'Machine Learning Engineer Recruitment',
    'Hire machine learning engineers who ship: evaluation, data and serving skills, with interview questions that separate levels.',
    $md$Machine learning work stretches from research to product engineering, and the titles overlap badly. What production teams need most is judgement about evaluation: whether a model is better, for whom and at what cost. Language models have widened the field without changing that question.$md$,
    array['Problem framing and baselines', 'Evaluation design', 'Python and the scientific stack', 'PyTorch or a comparable framework', 'Feature and data quality', 'Serving, latency and cost', 'Monitoring and drift', 'Retrieval and language-model applications', 'Statistics'],
    $json${
      "junior": [
        "Accuracy is 97 per cent and the model is useless. How can that be?",
        "Where could information from the test set have leaked into training here?",
        "Which simple baseline would you build before anything else, and why?"
      ],
      "mid": [
        "Offline results improved and the online experiment did not. Give likely reasons and how you would check them.",
        "How would you evaluate a system that answers questions from internal documents?",
        "Labels are expensive and some are wrong. What do you do first?"
      ],
      "senior": [
        "When did you advise against using a model, and what happened instead?",
        "Serving costs more than the feature earns. Which options do you consider, in which order?",
        "How do you decide that a new model may replace the old one for customers who will be affected by its mistakes?"
      ]
    }$json$,
    array['python', 'data-engineering', 'google-cloud', 'aws'],
    $md$Settle the role before you search. A research scientist, an applied scientist, a machine learning engineer and a product engineer who uses models are four careers. If nobody in the company can say which is needed, hire the third kind first: someone who can take a problem from data to a monitored service.

Ask about a model that reached users. How was it evaluated, who decided to release it, what did it get wrong and how did they find out? Experienced people talk more about data and measurement than about architecture. A portfolio of notebooks and competitions is a beginning, not the same thing.

A strong exercise is a flawed evaluation. Hand over a short write-up with a leak, an unfair baseline and a headline figure, and ask for a review. It works for every specialism, takes an hour and cannot be answered by a tool without judgement.

For language-model roles resist the fashion for framework names. Test how the candidate builds a test set, handles a wrong answer and keeps cost and latency in view.

Research candidates weigh freedom to publish, computing resources and colleagues. Product candidates weigh data access and the authority to ship. Know which of these you can honestly offer. Offers in this field are often lost for reasons that a single conversation with the future manager would have settled.$md$
  ),
  (
    'Data Engineering', 'data-engineering', 'Data & AI', 'advanced',
    'Data Engineer Recruitment',
    'Hire data engineers who make numbers trustworthy: modelling, pipelines and quality, with interview questions for each level.',
    $md$Data engineers move data from where it is created to where it is used, and keep it correct on the way. The tools change quickly: warehouses, lakehouses, orchestrators, streaming. The principles hardly change: idempotent loads, clear ownership, tests on the data itself, and models that people can understand.$md$,
    array['Advanced SQL', 'Dimensional and event modelling', 'Python', 'Orchestration with Airflow or Dagster', 'Transformation with dbt or Spark', 'Warehouses such as BigQuery, Snowflake or Redshift', 'Streaming and change data capture', 'Data quality and lineage'],
    $json${
      "junior": [
        "A daily job ran twice. What should be true of the table afterwards?",
        "Find the duplicated rows that this join produces, and fix it.",
        "What is the difference between event time and processing time?"
      ],
      "mid": [
        "Yesterday’s revenue changed after the report went out. List the causes you would check.",
        "How do you backfill two years of data while the daily pipeline keeps running?",
        "Model a customer who changes country, so that old reports stay true."
      ],
      "senior": [
        "Two departments have different figures for active customers. How do you resolve it, technically and otherwise?",
        "Which tests on data have earned their keep, and which only woke people up?",
        "Would you build, buy or drop this pipeline? We show you what it costs and who uses it."
      ]
    }$json$,
    array['python', 'kafka', 'postgresql', 'google-cloud', 'machine-learning'],
    $md$Begin with the consumers. A data engineer who feeds dashboards, one who feeds models and one who builds products on streams need different strengths. Name the sources, the volume, how fresh the data must be and who complains when it is wrong.

SQL remains the best first test, and it has to be real. Use a schema with a deliberate trap, such as a join that multiplies rows, and ask for a figure that somebody would act on. Candidates who check their own result before giving it to you are the ones whose tables you can trust.

Then ask about a number that was wrong in public. Everybody in this field has one. Listen for how it was found, how it was explained to the people who had used it, and what changed so that it would not recur.

Tools should be a preference. Spark, dbt, Airflow, Snowflake and their rivals can be learned by anyone who understands partitions, idempotency and lineage. Demanding the exact combination you run removes good people for no benefit.

Titles vary widely. Strong candidates may be called analytics engineers, backend engineers or business intelligence developers. Search by the work they describe. For senior roles, check that they can say no to a pipeline: half of the value lies in what is never built.$md$
  ),
  (
    'Cybersecurity', 'cybersecurity', 'Security', 'expert',
    'Cybersecurity Engineer Recruitment',
    'Hire security engineers by speciality: application, cloud, detection and response, with questions by level and realistic requirements.',
    $md$Cybersecurity is a family of professions: application security, cloud security, detection and response, identity, offensive testing, governance. Few people are strong in more than two. The engineers product companies need most can read code, argue about risk in plain language and make the secure option the convenient one.$md$,
    array['Threat modelling', 'Secure code review', 'Web and API vulnerabilities', 'Identity and access management', 'Cloud security configuration', 'Logging, detection and incident response', 'Cryptography in practice', 'Communication of risk'],
    $json${
      "junior": [
        "Explain cross-site scripting to a developer and show two ways to prevent it.",
        "What is the difference between authentication and authorisation, and where do both go wrong?",
        "An alert says that a user signed in from two continents within an hour. What do you do?"
      ],
      "mid": [
        "Threat-model this password reset flow with us.",
        "How do you roll out a content security policy on a site that breaks under it?",
        "A dependency has a critical vulnerability with no fix. Walk through the decision."
      ],
      "senior": [
        "You may fund three improvements this year. How do you choose, and how do you show that they worked?",
        "A key was found in a public repository at 6 pm on a Friday. Lead the next three hours.",
        "How do you keep 150 engineers on your side while saying no to some of them?"
      ]
    }$json$,
    array['aws', 'azure', 'kubernetes', 'python', 'go'],
    $md$Name the speciality in the title. A detection engineer, a penetration tester and an application security engineer will not apply to the same advert, and a list that asks for all three tells each of them that you do not know what you need. If you are making a first security hire, look for a generalist who has built something, and say that you know it is a first hire.

Certificates have their place. For government and some financial roles they are compulsory. Elsewhere they show effort rather than skill: ask what the holder did with the knowledge.

The most telling exercise is a threat model of something ordinary, such as a password reset or a file upload, done together on a board. Look for somebody who asks what is worth protecting before listing attacks, who ranks what they find and who proposes fixes that a busy team could make this week. Reviewing a short pull request with two real flaws is a good second test.

Manner matters more here than in most engineering jobs. Security engineers succeed through other people. Ask the developers who met the candidate whether they would call this person early or late.

Clearance, background checks and references can add weeks. Prepare papers and references during the interviews, start record checks with the conditional offer, where the law asks for that, and tell candidates at the beginning what will be asked.$md$
  )
on conflict (slug) do nothing;

-- States first: cities refer to them.
insert into locations (name, slug, type, parent_location, meta_title, meta_description, description, top_companies, tech_hubs)
values
  (
    'Texas', 'texas', 'state', null,
    'Technical Recruiting in Texas',
    'Hiring engineers in Texas: where the talent sits in Austin, Dallas and Houston, what candidates expect and which employers you compete with.',
    $md$Texas is three engineering markets rather than one: product and chip design in Austin, enterprise, telecoms and finance in Dallas–Fort Worth, energy and aerospace in Houston. There is no state income tax, which weighs in every relocation conversation. The University of Texas, Texas A&M and Rice supply a steady flow of graduates, many of whom stay. Distances are long, so say early which office a hybrid role belongs to.$md$,
    array['Dell Technologies', 'AT&T', 'Texas Instruments', 'Tesla', 'Oracle', 'Hewlett Packard Enterprise', 'Charles Schwab'],
    array['Silicon Hills (Austin)', 'Telecom Corridor (Richardson)', 'Legacy West (Plano)', 'Energy Corridor (Houston)']
  ),
  (
    'California', 'california', 'state', null,
    'Technical Recruiting in California',
    'Hiring engineers in California: the deepest market in the country, its legal particulars, and how the Bay Area, Los Angeles and San Diego differ.',
    $md$California holds the largest concentration of software, chip and AI engineers in the United States, and the most employers who want them. Non-compete clauses are unenforceable, so people move freely and short tenures carry little stigma. Adverts must state a pay range and many records must be kept, so processes need to be tidy. The Bay Area, Los Angeles and San Diego differ enough that a search should name one of them.$md$,
    array['Apple', 'Google', 'Meta', 'NVIDIA', 'Salesforce', 'Qualcomm', 'Netflix', 'Adobe'],
    array['Silicon Valley', 'SoMa (San Francisco)', 'Silicon Beach (Los Angeles)', 'Sorrento Valley (San Diego)']
  ),
  (
    'New York State', 'new-york-state', 'state', null,
    'Technical Recruiting in New York State',
    'Hiring engineers in New York State: New York City for finance, media and product, and a growing semiconductor and hardware market upstate.',
    $md$Most engineering vacancies in the state are in New York City, but the upstate corridor from Buffalo through Rochester and Syracuse to Albany has its own market in imaging, semiconductors and defence electronics. Cornell, Rensselaer, Columbia and Rochester Institute of Technology keep both ends supplied. Pay-transparency rules apply to adverts across the state. Upstate candidates often choose tenure and housing over title.$md$,
    array['IBM', 'GlobalFoundries', 'L3Harris', 'M&T Bank', 'Google', 'JPMorgan Chase'],
    array['Silicon Alley (Manhattan)', 'Albany NanoTech Complex', 'Eastman Business Park (Rochester)', 'Cornell Tech (Roosevelt Island)']
  )
on conflict (slug) do nothing;

insert into locations (name, slug, type, parent_location, meta_title, meta_description, description, top_companies, tech_hubs)
values
  (
    'Austin', 'austin', 'city', 'texas',
    'Technical Recruiting in Austin',
    'Hire engineers in Austin: product software, chip design and cloud talent, the districts they work in and what it takes to win an offer here.',
    $md$Austin combines a long semiconductor history with two decades of product companies, so software engineers who understand hardware are easier to find here than almost anywhere. The University of Texas feeds the market and most graduates would like to stay. Candidates compare offers against large employers with local campuses, and they expect a decision sooner than a loop usually takes, so fix the dates before the first interview. Hybrid work is the norm, and traffic makes the office’s side of the river a real consideration.$md$,
    array['Dell Technologies', 'Apple', 'Tesla', 'Oracle', 'AMD', 'NXP Semiconductors', 'Indeed', 'IBM'],
    array['The Domain', 'Downtown and Second Street', 'East Austin', 'Round Rock']
  ),
  (
    'Dallas', 'dallas', 'city', 'texas',
    'Technical Recruiting in Dallas',
    'Hire engineers in Dallas–Fort Worth: enterprise Java and .NET, telecoms, cloud and financial technology, from Richardson to Plano.',
    $md$Dallas–Fort Worth is an enterprise market: airlines, banks, telecoms and retailers with large in-house engineering groups. Java, .NET, data platform and network engineers are plentiful, and many have modernised systems while they were running. People stay in jobs longer than on the coasts, which makes direct approach more productive than advertising. The metropolitan area is wide, so a candidate in Frisco may refuse an office in Fort Worth.$md$,
    array['AT&T', 'Texas Instruments', 'American Airlines', 'Capital One', 'Charles Schwab', 'Toyota Motor North America', 'Goldman Sachs'],
    array['Telecom Corridor (Richardson)', 'Legacy West (Plano)', 'Las Colinas (Irving)', 'Deep Ellum']
  ),
  (
    'Houston', 'houston', 'city', 'texas',
    'Technical Recruiting in Houston',
    'Hire engineers in Houston: energy software, industrial data, aerospace and medical systems, with engineers who know the physical side.',
    $md$Houston’s engineers tend to work close to physical systems: reservoirs, refineries, hospitals and spacecraft. That makes it a strong market for time-series data, simulation, control systems and scientific Python, and a thinner one for consumer products. The Texas Medical Center is the largest medical complex in the world and employs many health-data engineers. Energy hiring follows its own cycle, so timing changes the market more than in other cities.$md$,
    array['Hewlett Packard Enterprise', 'SLB', 'ExxonMobil', 'Chevron', 'NASA Johnson Space Center', 'Halliburton'],
    array['Energy Corridor', 'Ion District (Midtown)', 'Texas Medical Center', 'Clear Lake']
  ),
  (
    'San Francisco', 'san-francisco', 'city', 'california',
    'Technical Recruiting in San Francisco',
    'Hire engineers in San Francisco: AI, infrastructure and product companies within walking distance, and candidates who read every clause.',
    $md$San Francisco has the densest cluster of young software and AI companies in the world, and engineers here can change employers without changing their commute. Candidates are well informed about equity, funding and technical direction, and they interview the company as carefully as it interviews them. Speed wins: the weeks that an interview loop takes elsewhere lose people here to a company that decides in five days. Expect two or three competing offers for anyone senior.$md$,
    array['Salesforce', 'OpenAI', 'Anthropic', 'Stripe', 'Uber', 'Airbnb', 'Databricks', 'Cloudflare'],
    array['SoMa', 'Mission Bay', 'Financial District', 'Hayes Valley']
  ),
  (
    'San Jose', 'san-jose', 'city', 'california',
    'Technical Recruiting in San Jose and Silicon Valley',
    'Hire engineers in San Jose: networking, chip design, embedded and cloud infrastructure talent from the heart of Silicon Valley.',
    $md$San Jose and its neighbours are where software meets silicon: networking, storage, chip design and the firmware in between. Engineers are on average more experienced than in San Francisco and more likely to have families, schools and a house to consider. Stanford, San José State and Santa Clara University feed the area. Senior systems engineers are reached through referrals and direct approach, seldom through job boards.$md$,
    array['Cisco', 'Adobe', 'NVIDIA', 'Apple', 'Google', 'Intel', 'PayPal', 'Broadcom'],
    array['North San Jose', 'Downtown San Jose', 'Sunnyvale Moffett Park', 'Santa Clara']
  ),
  (
    'Los Angeles', 'los-angeles', 'city', 'california',
    'Technical Recruiting in Los Angeles',
    'Hire engineers in Los Angeles: streaming, games, aerospace and consumer apps, spread over a city where the commute decides.',
    $md$Los Angeles mixes entertainment technology, games and consumer apps on the west side with aerospace and defence in the South Bay. Video, graphics and real-time engineers are easier to find than in most cities; so are people who hold or have held a clearance. UCLA, USC and Caltech all graduate strong engineers. The city is large and slow to cross, so state the office, the days and the parking in the first message.$md$,
    array['SpaceX', 'Snap', 'The Walt Disney Company', 'Riot Games', 'Google', 'Northrop Grumman', 'Netflix'],
    array['Silicon Beach (Venice and Santa Monica)', 'Playa Vista', 'Culver City', 'El Segundo']
  ),
  (
    'San Diego', 'san-diego', 'city', 'california',
    'Technical Recruiting in San Diego',
    'Hire engineers in San Diego: wireless, embedded, defence and life-science software, with people who rarely want to leave.',
    $md$San Diego built its engineering market on wireless, defence and life sciences, and the three share a taste for embedded, signal-processing and C++ skills. Bioinformatics and laboratory software are strong because sequencing companies grew up here. Engineers who settle tend to stay, so relocation away is a hard sell while relocation in is an easy one. UC San Diego is the main source of graduates.$md$,
    array['Qualcomm', 'Illumina', 'General Atomics', 'ServiceNow', 'Intuit', 'Viasat'],
    array['Sorrento Valley', 'Torrey Pines Mesa', 'University City', 'Carlsbad']
  ),
  (
    'New York City', 'new-york-city', 'city', 'new-york-state',
    'Technical Recruiting in New York City',
    'Hire engineers in New York City: finance, media, advertising and product engineering, in a market that compares every offer.',
    $md$New York engineers choose between banks, trading firms, media groups, large technology offices and start-ups, often without leaving Manhattan. Domain knowledge is the city’s real asset: people who understand markets, advertising, publishing or fashion as well as code. Salary history may not be asked and pay ranges must be published, so processes have to be clean. Finance bonuses are paid early in the year, and moves cluster in the weeks after.$md$,
    array['Google', 'JPMorgan Chase', 'Bloomberg', 'Amazon', 'Goldman Sachs', 'Datadog', 'MongoDB', 'Etsy'],
    array['Flatiron and Union Square', 'Chelsea', 'Hudson Yards', 'DUMBO (Brooklyn)', 'Financial District']
  ),
  (
    'Seattle', 'seattle', 'city', null,
    'Technical Recruiting in Seattle',
    'Hire engineers in Seattle: the deepest cloud infrastructure market in the country, and how to compete with its two largest employers.',
    $md$Two of the three large public clouds are built in greater Seattle, and nowhere else has as many engineers who have run distributed systems at that scale. Most senior candidates have worked for Amazon or Microsoft, so interview for how they work without that tooling around them. Adverts must show a pay range, and candidates will have read it before they answer. The University of Washington’s computer science school is among the best recruiting grounds in the country.$md$,
    array['Amazon', 'Microsoft', 'Google', 'Meta', 'Boeing', 'Zillow', 'Expedia Group', 'T-Mobile US'],
    array['South Lake Union', 'Bellevue', 'Redmond', 'Fremont']
  ),
  (
    'Boston', 'boston', 'city', null,
    'Technical Recruiting in Boston',
    'Hire engineers in Boston and Cambridge: robotics, biotech software, security and data, beside some of the strongest universities anywhere.',
    $md$Boston and Cambridge mix biotechnology, robotics, security and enterprise software, with research groups at MIT, Harvard and Northeastern supplying people and ideas. Scientific computing and computational biology are stronger here than anywhere else in the country. Northeastern’s co-op programme means many juniors arrive with a year and a half of real work. Candidates often weigh research content as heavily as title. In Massachusetts, employers of 25 people and more must state the pay range in adverts.$md$,
    array['HubSpot', 'Akamai', 'Wayfair', 'Boston Dynamics', 'Moderna', 'Fidelity Investments', 'Google', 'Raytheon'],
    array['Kendall Square', 'Seaport', 'Route 128', 'Back Bay']
  ),
  (
    'Chicago', 'chicago', 'city', null,
    'Technical Recruiting in Chicago',
    'Hire engineers in Chicago: trading, logistics, insurance and commerce, with a loyal and commercially minded engineering community.',
    $md$Chicago’s engineers usually work for a business that sells something other than software: derivatives, freight, insurance, food. The trading firms make it one of the few American cities with real depth in low-latency C++ and market data. The University of Illinois at Urbana-Champaign sends a large share of its graduates here. Tenures are longer and housing easier than on the coasts, and a well-explained role beats a fashionable one. In Illinois, adverts of employers with 15 people and more must state the pay scale.$md$,
    array['CME Group', 'DRW', 'Morningstar', 'Grubhub', 'Motorola Solutions', 'United Airlines', 'Salesforce'],
    array['The Loop', 'Fulton Market', 'River North', 'Merchandise Mart']
  ),
  (
    'Denver', 'denver', 'city', null,
    'Technical Recruiting in Denver and Boulder',
    'Hire engineers in Denver and Boulder: aerospace, cloud, telecoms and SaaS, with candidates who take hybrid work seriously.',
    $md$Denver and Boulder form one market along US 36, with aerospace and satellite work at one end and developer-tool and SaaS companies at the other. Cleared engineers are available because of the military and space employers in the area. Candidates moved here for the way of life and protect it: flexible hours and honest on-call terms matter more than perks. Colorado requires pay ranges in adverts, including remote ones that Coloradans may fill.$md$,
    array['Lockheed Martin', 'Google', 'EchoStar', 'BAE Systems', 'Ibotta'],
    array['LoDo', 'RiNo', 'Denver Tech Center', 'Boulder']
  ),
  (
    'Atlanta', 'atlanta', 'city', null,
    'Technical Recruiting in Atlanta',
    'Hire engineers in Atlanta: payments, logistics, security and enterprise software, fed by Georgia Tech and a large professional community.',
    $md$Atlanta processes a large share of American card payments, and the city is full of engineers who know acquiring, settlement and fraud. Logistics, airlines, home improvement and security software add breadth. Georgia Tech, Georgia State, Spelman and Morehouse give the market both depth and one of the most diverse graduate pools in the country. Many employers are headquartered here, so career ladders go all the way up.$md$,
    array['The Home Depot', 'Delta Air Lines', 'Global Payments', 'NCR Voyix', 'Intercontinental Exchange', 'Mailchimp', 'UPS'],
    array['Tech Square (Midtown)', 'Buckhead', 'Ponce City Market', 'Alpharetta']
  ),
  (
    'Washington, DC', 'washington-dc', 'city', null,
    'Technical Recruiting in Washington, DC',
    'Hire engineers around Washington, DC: cleared software, cloud and cybersecurity talent from Arlington to the Dulles corridor.',
    $md$The Washington region has the largest pool of cleared engineers in the country, split between the District, Northern Virginia and Maryland. Clearance level decides what a person can be offered, so it is the first question here and not the last. Cybersecurity, cloud migration and data platform skills are deep; consumer product experience is scarce. Loudoun County’s data centres also make it a market for infrastructure and network operations. Adverts in the District must state the pay range.$md$,
    array['Amazon', 'Booz Allen Hamilton', 'Leidos', 'Capital One', 'Northrop Grumman', 'Microsoft', 'General Dynamics'],
    array['National Landing (Arlington)', 'Tysons', 'Reston and Herndon', 'Fort Meade corridor']
  ),
  (
    'Raleigh', 'raleigh', 'city', null,
    null,
    'Hire engineers in Raleigh–Durham: open-source, networking, clinical and enterprise software around Research Triangle Park.',
    $md$Raleigh, Durham and Chapel Hill form the Research Triangle, with three large universities and one of the oldest research parks in the country. Open-source infrastructure, networking and statistical software have deep roots here, and clinical research adds a validated-systems community that pharmaceutical companies value. Engineers stay for years, so searches rely on patient direct approach. Relocation into the area is easy to sell to people leaving costlier cities.$md$,
    array['Red Hat', 'SAS', 'Cisco', 'IBM', 'IQVIA', 'Lenovo', 'Epic Games'],
    array['Research Triangle Park', 'Downtown Raleigh Warehouse District', 'American Tobacco Campus (Durham)', 'Centennial Campus']
  ),
  (
    'London', 'london', 'city', null,
    'Technical Recruiting in London',
    'Hire engineers in London: financial technology, AI research and product engineering, with the notice periods and visa rules that shape offers.',
    $md$London is Europe’s broadest engineering market: banks and trading firms in the City and Canary Wharf, product and AI companies around King’s Cross and Shoreditch. Notice periods of one to three months are usual, so plan starts a quarter ahead. Sponsored visas are routine for employers with a licence, and contractors need a view on IR35 before they will talk. Universities including Imperial, UCL, Cambridge and Oxford are within reach.$md$,
    array['Google DeepMind', 'Revolut', 'Monzo', 'Bloomberg', 'Meta', 'Arm', 'Goldman Sachs', 'Deliveroo'],
    array['Shoreditch and Old Street', 'King’s Cross', 'Canary Wharf', 'White City']
  ),
  (
    'Toronto', 'toronto', 'city', null,
    'Technical Recruiting in Toronto',
    'Hire engineers in Toronto and Waterloo: machine learning, banking and commerce talent, with an immigration route that helps employers.',
    $md$Toronto and nearby Waterloo form Canada’s largest engineering market, with a machine-learning tradition that began at the University of Toronto and five large banks that hire at scale. Waterloo’s co-op programme gives graduates two years of work before they finish. Many American companies run teams here in the same time zone as New York. The Global Talent Stream lets employers bring in experienced engineers comparatively quickly. In Ontario, employers of 25 people and more must state the pay in public adverts.$md$,
    array['Shopify', 'Royal Bank of Canada', 'TD Bank', 'Google', 'Amazon', 'Cohere', 'Thomson Reuters'],
    array['MaRS Discovery District', 'King West', 'Downtown Financial District', 'Waterloo']
  ),
  (
    'Berlin', 'berlin', 'city', null,
    'Technical Recruiting in Berlin',
    'Hiring engineers in Berlin: a market that works in English, notice of four weeks to three months, and what moves a start date.',
    $md$Berlin’s engineering market runs largely in English and draws people from across Europe and beyond. Commerce, mobility, music and financial technology companies dominate; many of their engineers have built one product through several sizes of company. Statutory notice is four weeks for an employee, and contracts often extend it to three months, so a signed offer is not a quick start. The EU Blue Card makes hiring from outside the Union practical. A supplier who lends engineers out needs a licence under the AÜG, and each stays with one client for 18 months at most, as a rule.$md$,
    array['Zalando', 'Delivery Hero', 'N26', 'HelloFresh', 'SoundCloud', 'Trade Republic'],
    array['Mitte', 'Kreuzberg', 'Friedrichshain', 'Adlershof']
  ),
  (
    'Remote', 'remote', 'remote', null,
    'Recruiting Remote Engineers',
    'Hire remote engineers: overlap hours, employment set-up and the interview signals that show someone works well away from an office.',
    $md$Remote hiring widens the market and moves the difficulty: the search gets easier, and assessment, onboarding and employment law get harder. Decide first how many hours of overlap the team needs, because that rule alone shapes the map. We test for written communication and for finishing work without a nudge, which an office quietly supplies to everyone else. For each country or state, settle the employment route before the first offer.$md$,
    array['GitLab', 'Automattic', 'Zapier', 'Canonical', 'GitHub', 'DuckDuckGo'],
    array['Americas overlap (UTC−8 to UTC−3)', 'Europe and Africa overlap (UTC to UTC+3)', 'Asia–Pacific overlap (UTC+5:30 to UTC+10)']
  )
on conflict (slug) do nothing;
