-- The roles we recruit for. One statement a role, so that a column left out is a field the role does not have.

-- Software Engineering

insert into job_roles (
  title, slug, category_id, meta_title, description, meta_description, level,
  years_experience_min, years_experience_max, remote_friendly,
  responsibilities, required_skills, preferred_skills, career_path, tech_stack, interview_process
) values (
  'Software Engineer', 'software-engineer',
  (select id from role_categories where name = 'Software Engineering'),
  'Software Engineer Jobs',
  $md$A software engineer takes a loosely worded need and turns it into working, tested code that other people can change later. In most teams that means owning a handful of services or features from design note to production, reviewing colleagues’ changes every day, and being the person who is called when something they shipped misbehaves.$md$,
  'What a software engineer owns, the skills that are tested and how the interview loop runs.',
  'Mid-level',
  2, 6, true,
  array[
    'Break a product request into small changes that can each be reviewed and released on their own',
    'Write and maintain services, jobs and interfaces in the team’s main language',
    'Write the tests that make the next change safe, and delete the ones that no longer prove anything',
    'Review two to four pull requests a day for correctness, naming and failure handling',
    'Take part in the on-call rota and write down what was learned after an incident',
    'Estimate work in ranges and say early when a range turns out to be wrong'
  ],
  array['One language in depth', 'Data structures', 'HTTP and REST', 'SQL', 'Automated testing', 'Git and code review', 'Debugging in production'],
  array['Event-driven design', 'Containers', 'Cloud services', 'Performance profiling', 'Technical writing'],
  $md$From here engineers usually become senior engineers by owning a system rather than a ticket: its roadmap, its incidents and its retirement. After that the path divides. One branch leads to staff engineer, where the work is design across several teams; the other to engineering manager, where the work is people and delivery.$md$,
  '{"primary": ["Java", "Python", "TypeScript", "PostgreSQL"], "frameworks": ["Spring Boot", "FastAPI", "React"]}',
  '{"rounds": ["Recruiter call on motivation and logistics", "Technical screen: read and extend a small program", "Live coding on a realistic task, 60 to 90 minutes", "Design discussion of a system the candidate has built", "Conversation with the hiring manager and a future peer"], "duration": "3–4 weeks"}'
) on conflict (slug) do nothing;

insert into job_roles (
  title, slug, category_id, meta_title, description, meta_description, level,
  years_experience_min, years_experience_max, remote_friendly,
  responsibilities, required_skills, preferred_skills, career_path, tech_stack, interview_process
) values (
  'Frontend Developer', 'frontend-developer',
  (select id from role_categories where name = 'Software Engineering'),
  'Frontend Developer Jobs',
  $md$A frontend developer builds the part of the product that people touch: screens that load quickly, work with a keyboard, survive a bad network and say clearly what went wrong. The job sits between design and backend, and the good ones argue with both, about states a mock-up forgot and about responses an interface cannot use.$md$,
  'What frontend developers build, the browser skills that interviews test and the usual hiring loop.',
  'Mid-level to senior',
  2, 7, true,
  array[
    'Build pages and components with every state: loading, empty, error, partial and full',
    'Keep the bundle, the layout shift and the time to interaction inside an agreed budget',
    'Make each screen usable by keyboard and screen reader, and test that it stays so',
    'Agree response shapes with backend colleagues before either side has written code',
    'Maintain the shared component library and its documentation',
    'Find and fix faults that appear in only one browser or on only one kind of device'
  ],
  array['HTML semantics', 'Modern CSS layout', 'JavaScript', 'TypeScript', 'One component framework', 'Accessibility', 'Browser developer tools', 'Component testing'],
  array['Server rendering', 'Design systems', 'Web performance', 'Internationalisation', 'GraphQL clients'],
  $md$Senior frontend developers tend to specialise in one of three directions: design systems and accessibility, web performance and platform work, or full-stack product work. Each can lead to a staff position; the design-system branch also leads into design engineering and product design leadership.$md$,
  '{"primary": ["TypeScript", "JavaScript", "HTML", "CSS"], "frameworks": ["React", "Vue", "Angular", "Next.js"]}',
  '{"rounds": ["Recruiter call", "Technical screen on the browser, CSS and asynchronous code", "Live build of one component from a mock-up, states included", "Review of an existing pull request with planted faults", "Meeting with design and product"], "duration": "2–4 weeks"}'
) on conflict (slug) do nothing;

insert into job_roles (
  title, slug, category_id, meta_title, description, meta_description, level,
  years_experience_min, years_experience_max, remote_friendly,
  responsibilities, required_skills, preferred_skills, career_path, tech_stack, interview_process
) values (
  'Backend Developer', 'backend-developer',
  (select id from role_categories where name = 'Software Engineering'),
  'Backend Developer Jobs',
  $md$A backend developer is responsible for data being right. They design the interfaces other teams call, the tables those calls end in, and what happens when two requests arrive together or the third system in the chain stops answering. Most of the difficulty is not in the first version but in changing it while customers are using it.$md$,
  'What backend developers are responsible for, which skills interviews probe and how long hiring takes.',
  'Mid-level to senior',
  3, 8, true,
  array[
    'Design and version HTTP, gRPC or event interfaces that callers can rely on',
    'Model data, write migrations that run without downtime, and read query plans',
    'Make retries safe: idempotency keys, timeouts, dead-letter queues',
    'Instrument services so that a fault can be found from the outside',
    'Set limits and alerts before the traffic arrives, not after',
    'Pair with frontend and data colleagues on contracts and ownership of fields'
  ],
  array['Java, Go, C#, Python or Node.js', 'Relational databases', 'API design', 'Concurrency', 'Transactions and isolation', 'Automated testing', 'Observability'],
  array['Message brokers', 'Caching strategy', 'Domain modelling', 'Kubernetes', 'Load testing'],
  $md$A backend developer grows by taking on wider failure domains: a service, then a product area, then the interfaces between areas. Common next steps are senior or staff engineer, platform engineer, or solution architect in firms that keep that title.$md$,
  '{"primary": ["Java", "Go", "C#", "PostgreSQL", "Kafka"], "frameworks": ["Spring Boot", "ASP.NET Core", "Express", "Django"]}',
  '{"rounds": ["Recruiter call", "Technical screen on data modelling and API behaviour", "Live coding: a small service with a concurrency fault to find", "System design with failure cases", "Hiring manager and team conversation"], "duration": "3–4 weeks"}'
) on conflict (slug) do nothing;

insert into job_roles (
  title, slug, category_id, description, meta_description, level,
  years_experience_min, years_experience_max, remote_friendly,
  responsibilities, required_skills, preferred_skills, career_path, tech_stack, interview_process
) values (
  'Full Stack Developer', 'full-stack-developer',
  (select id from role_categories where name = 'Software Engineering'),
  $md$A full stack developer carries a feature from the table to the button. The title suits small product teams, where handing work across a boundary costs more than doing it. It does not mean equal depth everywhere: expect one strong side and honest competence on the other, and ask which is which.$md$,
  'How full stack developers really divide their time, what to test on each side and a fair interview loop.',
  'Mid-level to senior',
  2, 8, true,
  array[
    'Deliver a feature end to end: schema, endpoint, screen, tests and release',
    'Choose where logic belongs, and keep it out of two places at once',
    'Keep types or contracts shared between server and client',
    'Watch what users do with the feature and remove what they do not use',
    'Support the customer-facing team with questions that need a look at the data'
  ],
  array['TypeScript', 'One server framework', 'One component framework', 'SQL', 'HTTP and caching', 'Authentication flows', 'End-to-end testing'],
  array['Infrastructure as code', 'Product analytics', 'Accessibility', 'Queue-based work'],
  $md$Full stack developers often become the technical lead of a product team, or the first engineer of a new one. Those who want depth usually choose a side at senior level; those who want breadth move towards engineering management or founding roles.$md$,
  '{"primary": ["TypeScript", "Node.js", "PostgreSQL"], "frameworks": ["React", "Next.js", "NestJS", "Ruby on Rails"]}',
  '{"rounds": ["Recruiter call", "Technical screen across server and browser", "Paired feature: endpoint and screen in 90 minutes, own editor", "Walk through a past project, decision by decision", "Product and hiring manager conversation"], "duration": "2–3 weeks"}'
) on conflict (slug) do nothing;

insert into job_roles (
  title, slug, category_id, meta_title, description, meta_description, level,
  years_experience_min, years_experience_max, remote_friendly,
  responsibilities, required_skills, career_path, tech_stack, interview_process
) values (
  'Mobile Developer', 'mobile-developer',
  (select id from role_categories where name = 'Software Engineering'),
  'Mobile Developer Jobs',
  $md$A mobile developer ships software that cannot be taken back. A release passes a store review, lands on hundreds of device models and stays installed for years, so the work leans on staged rollouts, crash reports, offline behaviour and battery use as much as on screens. Decide early whether you need a native specialist or someone who works across both platforms.$md$,
  'What mobile developers do beyond screens, native or cross-platform, and what their interviews should test.',
  'Mid-level to senior',
  3, 8, true,
  array[
    'Build screens that follow the platform’s own conventions and accessibility settings',
    'Handle offline use, background limits and interrupted uploads',
    'Run staged releases, watch crash-free sessions and halt a rollout when they fall',
    'Keep build signing, provisioning and store listings in order',
    'Work with backend colleagues on interfaces that old app versions can still call'
  ],
  array['Swift or Kotlin', 'Platform lifecycle', 'Local storage and sync', 'Networking', 'Crash analysis', 'Store release process', 'UI testing'],
  $md$Native specialists deepen into platform leads who own architecture and release for one system. Cross-platform developers more often become product engineers or mobile leads over both. Moves to backend are common and easier than they look, since mobile work already teaches versioning and failure handling.$md$,
  '{"primary": ["Swift", "Kotlin", "TypeScript", "Dart"], "frameworks": ["SwiftUI", "Jetpack Compose", "React Native", "Flutter"]}',
  '{"rounds": ["Recruiter call", "Technical screen on lifecycle, threading and storage", "Live extension of a small app that runs on a device", "Walk through a released app and one bad release", "Team conversation"], "duration": "3–4 weeks"}'
) on conflict (slug) do nothing;

insert into job_roles (
  title, slug, category_id, meta_title, description, meta_description, level,
  years_experience_min, years_experience_max, remote_friendly,
  responsibilities, required_skills, preferred_skills, career_path, tech_stack, interview_process
) values (
  'Embedded Engineer', 'embedded-engineer',
  (select id from role_categories where name = 'Software Engineering'),
  'Embedded Software Engineer Jobs',
  $md$An embedded engineer writes software for a board that has little memory, no operator and a deadline measured in microseconds. The day divides between a schematic, an oscilloscope and a compiler. In aerospace, defence and medical devices the code also has to be traceable: each line to a requirement, each requirement to a test.$md$,
  'Firmware, real-time constraints and certification: what embedded engineers do and how to interview them.',
  'Senior',
  4, 10, true,
  array[
    'Write and debug firmware for microcontrollers and small embedded Linux systems',
    'Bring up new boards together with the hardware team',
    'Meet timing, memory and power budgets, and prove it by measurement',
    'Keep requirements, code and tests traceable for certification',
    'Design update mechanisms that cannot leave a device dead in the field'
  ],
  array['C', 'C++', 'RTOS concepts', 'Interrupts and DMA', 'SPI, I2C, UART and CAN', 'Reading schematics', 'Oscilloscope and logic analyser'],
  array['Rust', 'Embedded Linux and Yocto', 'MISRA C', 'DO-178C or IEC 62304', 'Hardware-in-the-loop testing'],
  $md$Embedded engineers progress to firmware lead or systems engineer, where they set the split between hardware and software. Certification experience opens safety and verification lead positions, which are hard to fill and change hands rarely.$md$,
  '{"primary": ["C", "C++", "Rust", "Assembly"], "frameworks": ["FreeRTOS", "Zephyr", "Yocto"]}',
  '{"rounds": ["Recruiter call on motivation, devices and time on site", "Technical screen on memory, interrupts and bit work", "Code review of a driver with a race in it", "Bench session: find a fault with instruments, on site or on a board we post", "Hiring manager and systems team"], "duration": "4–6 weeks"}'
) on conflict (slug) do nothing;

-- Data & AI

insert into job_roles (
  title, slug, category_id, meta_title, description, meta_description, level,
  years_experience_min, years_experience_max, remote_friendly,
  responsibilities, required_skills, preferred_skills, career_path, tech_stack, interview_process
) values (
  'Data Engineer', 'data-engineer',
  (select id from role_categories where name = 'Data & AI'),
  'Data Engineer Jobs',
  $md$A data engineer makes sure that the number on the dashboard is the number that happened. They move data out of operational systems, model it so that analysts can ask questions without asking for help, and notice before anyone else when yesterday’s load was short, late or twice as large as it should be.$md$,
  'Pipelines, models and data quality: what data engineers own and how interviews test it.',
  'Mid-level to senior',
  3, 8, true,
  array[
    'Build batch and streaming pipelines that can be re-run without double counting',
    'Model warehouse tables around the questions the business asks',
    'Write tests on freshness, volume and uniqueness, and own the alert when they fail',
    'Agree contracts with the teams whose systems produce the data',
    'Control warehouse cost: partitioning, clustering, and queries that should not exist',
    'Handle personal data with retention rules that are enforced rather than described'
  ],
  array['SQL to a high standard', 'Python', 'Dimensional modelling', 'Orchestration', 'Incremental loading', 'Data testing', 'One cloud warehouse'],
  array['Kafka', 'Change data capture', 'Spark', 'Terraform', 'Data governance'],
  $md$Data engineers grow into senior and staff roles by owning a domain of data rather than a set of pipelines. From there the routes are data platform lead, analytics engineering lead, or machine learning platform work for those who enjoy serving models.$md$,
  '{"primary": ["SQL", "Python", "Kafka", "PostgreSQL"], "frameworks": ["dbt", "Airflow", "Spark"]}',
  '{"rounds": ["Recruiter call", "SQL screen on real shapes: duplicates, late rows, slowly changing facts", "Pipeline design with a failure halfway through", "Modelling exercise with an analyst in the room", "Hiring manager conversation"], "duration": "3–4 weeks"}'
) on conflict (slug) do nothing;

insert into job_roles (
  title, slug, category_id, meta_title, description, meta_description, level,
  years_experience_min, years_experience_max, remote_friendly,
  responsibilities, required_skills, preferred_skills, career_path, tech_stack, interview_process
) values (
  'Data Scientist', 'data-scientist',
  (select id from role_categories where name = 'Data & AI'),
  'Data Scientist Jobs',
  $md$A data scientist helps a company decide. Some weeks that is an experiment on a checkout page, some weeks a forecast of demand, some weeks the unwelcome news that the data cannot answer the question. The title covers very different jobs, so the advert should say whether the work is experimentation, forecasting, product analysis or modelling.$md$,
  'Experiments, forecasts and honest answers: the data scientist’s work and the interviews that reveal it.',
  'Mid-level to senior',
  2, 7, true,
  array[
    'Turn a business question into one that data can answer, or say that it cannot',
    'Design experiments: unit of randomisation, sample size, stopping rule',
    'Build and validate models, with a simple baseline beside every clever one',
    'Explain uncertainty to people who would prefer a single number',
    'Hand models to engineering in a form that can be run and monitored'
  ],
  array['Statistics and inference', 'Experiment design', 'Python', 'SQL', 'Data visualisation', 'Written communication'],
  array['Causal inference', 'Time series', 'Bayesian methods', 'Feature stores'],
  $md$Senior data scientists either deepen in one method and become the person other teams consult, or move towards product and own a decision area. Management paths lead to head of analytics or data science; the engineering-minded cross over to machine learning engineering.$md$,
  '{"primary": ["Python", "SQL", "R"]}',
  '{"rounds": ["Recruiter call", "Statistics screen: reason about a misleading chart", "Case: design an experiment and list what could spoil it", "Analysis of a small messy data set, presented in plain words", "Meeting with a product partner"], "duration": "3–5 weeks"}'
) on conflict (slug) do nothing;

insert into job_roles (
  title, slug, category_id, meta_title, description, meta_description, level,
  years_experience_min, years_experience_max, remote_friendly,
  responsibilities, required_skills, preferred_skills, career_path, tech_stack, interview_process
) values (
  'Machine Learning Engineer', 'machine-learning-engineer',
  (select id from role_categories where name = 'Data & AI'),
  'Machine Learning Engineer Jobs',
  $md$A machine learning engineer puts models into products and keeps them honest there. Training is a small part of the week. The rest is data preparation, evaluation sets, serving cost, latency, drift, and the question of what the product should do when the model is unsure. With language models the same holds: the evaluation is the work.$md$,
  'Serving, evaluating and monitoring models: what machine learning engineers do and how to assess them.',
  'Mid-level to senior',
  3, 9, true,
  array[
    'Build reproducible training pipelines, with data, code and configuration versioned together',
    'Define evaluation sets before a model exists, and guard them against leakage',
    'Serve models within a latency and cost budget, with a fallback that has been tried',
    'Monitor input drift and outcome quality in production',
    'Decide with product when a rule, a search index or a small model is enough',
    'Review data sources for consent, licence and bias'
  ],
  array['Python', 'Machine learning fundamentals', 'Model evaluation', 'Software engineering practice', 'SQL', 'Containers', 'One deep learning library'],
  array['Retrieval-augmented generation', 'GPU performance', 'Feature pipelines', 'Kubernetes', 'Rust or C++'],
  $md$The usual ladder runs from machine learning engineer to senior and staff, with a fork between applied work close to a product and platform work that serves other teams. A few move into research engineering; more become technical leads of mixed teams of scientists and engineers.$md$,
  '{"primary": ["Python", "SQL", "Docker", "Kubernetes"], "frameworks": ["PyTorch", "scikit-learn", "Ray", "MLflow"]}',
  '{"rounds": ["Recruiter call", "Screen on evaluation, leakage and metrics", "Live coding in ordinary Python, no trick mathematics", "Design of a model-backed feature, from data to fallback", "Deep dive into one shipped system", "Hiring manager conversation"], "duration": "4–5 weeks"}'
) on conflict (slug) do nothing;

-- Infrastructure & Platform

insert into job_roles (
  title, slug, category_id, meta_title, description, meta_description, level,
  years_experience_min, years_experience_max, remote_friendly,
  responsibilities, required_skills, preferred_skills, career_path, tech_stack, interview_process
) values (
  'DevOps Engineer', 'devops-engineer',
  (select id from role_categories where name = 'Infrastructure & Platform'),
  'DevOps Engineer Jobs',
  $md$A DevOps engineer shortens the distance between a merged change and a customer using it. In practice: build pipelines, infrastructure as code, environments that can be recreated, secrets that are not in chat, and releases that are dull. The role works best when it teaches product teams to run their own services, and worst when it becomes the queue they wait in.$md$,
  'Pipelines, infrastructure as code and calm releases: the DevOps engineer’s work and interviews.',
  'Mid-level to senior',
  3, 8, true,
  array[
    'Maintain build and release pipelines and keep their waiting time short',
    'Describe infrastructure as code, reviewed and tested like any other code',
    'Manage secrets, access and rotation',
    'Set up metrics, logs and alerts that lead to an action',
    'Practise restoring backups and rebuilding environments',
    'Coach product teams in running what they build'
  ],
  array['Linux', 'One cloud provider', 'Terraform', 'Containers', 'CI/CD', 'Scripting in Bash or Python', 'Networking basics'],
  array['Kubernetes', 'GitOps', 'Policy as code', 'Cost management', 'Go'],
  $md$DevOps engineers move towards site reliability (measuring and defending service levels), platform engineering (building tools for other engineers) or cloud architecture. Those who like the organisational half of the job become delivery or infrastructure managers.$md$,
  '{"primary": ["Terraform", "Docker", "Kubernetes", "AWS", "Bash"], "frameworks": ["GitHub Actions", "Argo CD", "Ansible"]}',
  '{"rounds": ["Recruiter call", "Technical screen: Linux, networking and a broken pipeline", "Review of an infrastructure change with hidden consequences", "Incident walk-through from the candidate’s own past", "Team conversation"], "duration": "2–4 weeks"}'
) on conflict (slug) do nothing;

insert into job_roles (
  title, slug, category_id, meta_title, description, meta_description, level,
  years_experience_min, years_experience_max, remote_friendly,
  responsibilities, required_skills, preferred_skills, career_path, tech_stack, interview_process
) values (
  'Site Reliability Engineer', 'site-reliability-engineer',
  (select id from role_categories where name = 'Infrastructure & Platform'),
  'Site Reliability Engineer Jobs',
  $md$A site reliability engineer treats operations as a software problem and reliability as a number agreed with the business. They define what “working” means, measure it, spend the error budget on purpose, and remove with code the work that would otherwise be done by hand at night. Expect someone who writes software most days and asks about the blast radius of everything.$md$,
  'Service levels, incidents and automation: the site reliability engineer’s work, skills and interview loop.',
  'Senior',
  4, 10, true,
  array[
    'Define service levels and error budgets with product owners',
    'Lead incident response and write reviews that change something',
    'Automate recurring operations work until it disappears',
    'Plan capacity and run load and failure tests',
    'Review designs for failure modes before they are built',
    'Keep the on-call rota humane: alert volume, hand-overs, time back'
  ],
  array['Distributed systems', 'Linux internals', 'Go or Python', 'Observability', 'Incident command', 'Kubernetes', 'Networking'],
  array['eBPF tooling', 'Chaos testing', 'Database operations', 'Multi-region design'],
  $md$Site reliability engineers become staff engineers whose subject is the whole production system, or lead an infrastructure or reliability group. The experience of many incidents also makes strong architects, because they know which diagrams fall over.$md$,
  '{"primary": ["Go", "Python", "Kubernetes", "Linux"], "frameworks": ["Prometheus", "OpenTelemetry", "Grafana"]}',
  '{"rounds": ["Recruiter call, including on-call expectations", "Linux and networking troubleshooting on a live machine", "Coding: an operational tool with error handling", "Design for reliability with an explicit service level", "Incident role-play", "Hiring manager conversation"], "duration": "4–5 weeks"}'
) on conflict (slug) do nothing;

insert into job_roles (
  title, slug, category_id, meta_title, description, meta_description, level,
  years_experience_min, years_experience_max, remote_friendly,
  responsibilities, required_skills, preferred_skills, career_path, tech_stack, interview_process
) values (
  'Cloud Architect', 'cloud-architect',
  (select id from role_categories where name = 'Infrastructure & Platform'),
  'Cloud Architect Jobs',
  $md$A cloud architect decides where things run, who may reach them and what it costs when they are used ten times as much. The strong ones still build: they prove a landing zone or a network design in code before recommending it, and they leave behind decisions with reasons rather than diagrams with icons.$md$,
  'Landing zones, networks, identity and cost: the cloud architect’s role and how to interview for it.',
  'Senior to principal',
  8, 15, true,
  array[
    'Design account structure, network, identity and audit for one or several clouds',
    'Write decision records with alternatives and the cost of being wrong',
    'Guide migrations: what moves as it is, what is rebuilt, what is switched off',
    'Model cost before commitment and check it against the bill after',
    'Review security and recovery arrangements with auditors and regulators'
  ],
  array['AWS, Azure or Google Cloud in depth', 'Network design', 'Identity and access', 'Infrastructure as code', 'Disaster recovery', 'Cost modelling', 'Writing for decision makers'],
  array['Regulated industries', 'Data residency', 'Mainframe or VMware migration', 'Zero-trust networks'],
  $md$Cloud architects move to principal or chief architect, to head of platform, or into consulting practice leadership. The move that succeeds most often is into a role with a budget, because the job has already taught the link between design and bill.$md$,
  '{"frameworks": ["AWS Well-Architected", "Azure Landing Zones", "Terraform", "Crossplane"]}',
  '{"rounds": ["Recruiter call", "Architecture review: critique a given design and its bill", "Whiteboard migration of a named system, with constraints added halfway", "Hands-on check: read and correct infrastructure code", "Stakeholder panel with security and finance"], "duration": "4–6 weeks"}'
) on conflict (slug) do nothing;

insert into job_roles (
  title, slug, category_id, meta_title, description, meta_description, level,
  years_experience_min, years_experience_max, remote_friendly,
  responsibilities, required_skills, preferred_skills, career_path, tech_stack
) values (
  'Platform Engineer', 'platform-engineer',
  (select id from role_categories where name = 'Infrastructure & Platform'),
  'Platform Engineer Jobs',
  $md$A platform engineer has other engineers as customers. They build the paved road: how a new service is created, deployed, observed and retired, so that product teams make fewer infrastructure decisions and no worse ones. Success is measured in adoption. A platform nobody chose to use is an expensive opinion.$md$,
  'Internal platforms, developer experience and adoption: what platform engineers do and need to know.',
  'Senior',
  4, 10, true,
  array[
    'Build self-service paths for creating, deploying and observing services',
    'Run the cluster, the registry and the pipeline that everyone depends on',
    'Interview product teams and drop features they work around',
    'Publish interfaces and deprecation dates, and keep to them',
    'Measure lead time, failed changes and time to first deployment for newcomers'
  ],
  array['Kubernetes', 'Go, Python or TypeScript', 'Infrastructure as code', 'CI/CD design', 'API design', 'Observability', 'Product thinking'],
  array['Backstage or similar portals', 'Service mesh', 'Operators and controllers', 'Supply chain security'],
  $md$The role grows into staff platform engineer or platform product owner. Because it touches every team, it is also a frequent step towards head of engineering for people who like organisations as much as systems.$md$,
  '{"primary": ["Kubernetes", "Go", "Terraform", "TypeScript"], "frameworks": ["Backstage", "Argo CD", "Crossplane"]}'
) on conflict (slug) do nothing;

insert into job_roles (
  title, slug, category_id, meta_title, description, meta_description, level,
  years_experience_min, years_experience_max, remote_friendly,
  responsibilities, required_skills, preferred_skills, career_path, tech_stack, interview_process
) values (
  'Database Administrator', 'database-administrator',
  (select id from role_categories where name = 'Infrastructure & Platform'),
  'Database Administrator Jobs',
  $md$A database administrator keeps the records of a business available, recoverable and quick to read. Much of the routine has moved to managed services, so today’s openings ask for judgement instead: reading query plans, planning major version upgrades, rehearsing recovery, and telling a product team why its new report will lock the orders table. The role sits between infrastructure, data and development and reports to any of the three.$md$,
  'Recovery, query plans and upgrades: what database administrators own and how to interview them.',
  'Mid-level to senior',
  3, 8, true,
  array[
    'Restore a backup on a schedule, time it, and write down what was missing',
    'Plan and rehearse major version upgrades, with a way back',
    'Read slow query plans with the team that wrote the query, and agree on the fix',
    'Review schema changes for locks, size and the hour at which they run',
    'Watch replication, storage and connections, and raise an alarm before users do',
    'Decide who may read which data, and show it to auditors'
  ],
  array['PostgreSQL, MySQL, Oracle or SQL Server in depth', 'Query plans and indexing', 'Backup and point-in-time recovery', 'Replication and failover', 'Linux', 'Scripting in Bash or Python'],
  array['Managed databases on AWS, Azure or Google Cloud', 'Terraform', 'Connection pooling', 'Change data capture'],
  $md$Database administrators move to site reliability or platform engineering when they like automation best, to data engineering when they like the data best, and to database architect or principal when they stay. Those who write software with the teams they serve, rather than tickets to them, are asked for first.$md$,
  '{"primary": ["PostgreSQL", "SQL", "Linux", "Python"], "frameworks": ["pgBackRest", "PgBouncer", "Terraform", "Prometheus"]}',
  '{"rounds": ["Recruiter call, including on-call expectations", "Query plan reading: three slow queries, which first and why", "Recovery exercise: the table is gone, the last backup is six hours old", "Schema change review with a developer of the team", "Hiring manager conversation"], "duration": "3–4 weeks"}'
) on conflict (slug) do nothing;

-- Security

insert into job_roles (
  title, slug, category_id, meta_title, description, meta_description, level,
  years_experience_min, years_experience_max, security_clearance_required,
  responsibilities, required_skills, preferred_skills, career_path, tech_stack, interview_process
) values (
  'Security Engineer', 'security-engineer',
  (select id from role_categories where name = 'Security'),
  'Security Engineer Jobs',
  $md$A security engineer reduces the number of ways a bad day can begin, and shortens the day when it comes. The work is building: guard rails in pipelines, detection that someone reads, identity that expires. Finding faults is the smaller half; getting thirty teams to fix them without being resented is the larger one. The seats we fill are at public bodies, defence firms and their suppliers, which ask for a clearance of the country they serve; work that is not tied to a cleared site can be done from elsewhere.$md$,
  'Threat modelling, guard rails and response: the security engineer’s work, skills and interview loop.',
  'Senior',
  5, 12, true,
  array[
    'Threat-model new designs with the team that will build them',
    'Add scanning and policy checks to pipelines, tuned so that people trust them',
    'Design identity, secrets and key management',
    'Write detections, respond to incidents and preserve evidence',
    'Manage findings from penetration tests to verified fix',
    'Advise on compliance without turning engineering into paperwork'
  ],
  array['Web and API security', 'Threat modelling', 'Identity and access', 'Cloud security', 'Scripting in Python or Go', 'Incident response', 'Clear writing'],
  array['Reverse engineering', 'Detection engineering', 'Supply chain security', 'FedRAMP or ISO 27001', 'Offensive certification'],
  $md$Security engineers specialise in application security, cloud security, detection or offensive work, and lead those groups at senior level. The management branch leads to head of security and, with enough exposure to risk and audit, to chief information security officer.$md$,
  '{"primary": ["Python", "Go", "AWS", "Linux"], "frameworks": ["Burp Suite", "Semgrep", "Open Policy Agent", "Sigma"]}',
  '{"rounds": ["Recruiter call, including clearance status", "Technical screen: review code for vulnerabilities and propose the fix", "Threat model of a small system on a whiteboard", "Incident exercise with incomplete logs", "Conversation with engineering leads on priorities"], "duration": "4–6 weeks"}'
) on conflict (slug) do nothing;

-- Quality & Test

insert into job_roles (
  title, slug, category_id, meta_title, description, meta_description, level,
  remote_friendly, responsibilities, required_skills, preferred_skills, tech_stack, interview_process
) values (
  'QA Automation Engineer', 'qa-automation-engineer',
  (select id from role_categories where name = 'Quality & Test'),
  'QA Automation Engineer Jobs',
  $md$A QA automation engineer writes the software that tells a team whether its software works. The craft is choice: which risks deserve a browser test, which a contract test, which a conversation. A suite that takes two hours and fails at random is worse than a small one people believe, so a good part of the job is removing tests.$md$,
  'Test strategy, reliable suites and useful failures: the QA automation engineer’s work and interviews.',
  'Junior to mid-level',
  true,
  array[
    'Decide with developers what is tested at which level',
    'Write browser, API and contract tests that fail for one reason at a time',
    'Keep the suite fast and hunt down flaky tests to their cause',
    'Build test data that can be created and thrown away',
    'Explore new features by hand before automating anything'
  ],
  array['One programming language', 'Playwright, Cypress or Selenium', 'API testing', 'Test design techniques', 'CI/CD', 'Clear defect reports'],
  array['Performance testing', 'Accessibility testing', 'Contract testing', 'Mobile test farms'],
  '{"primary": ["TypeScript", "Java", "Python"], "frameworks": ["Playwright", "Cypress", "Selenium", "k6"]}',
  '{"rounds": ["Recruiter call", "Test design exercise: what would you check, and what would you leave out", "Live automation of one scenario, then repair of a flaky test", "Conversation with developers on working together"], "duration": "2–3 weeks"}'
) on conflict (slug) do nothing;

-- Leadership & Delivery

insert into job_roles (
  title, slug, category_id, meta_title, description, meta_description, level,
  years_experience_min, years_experience_max, remote_friendly,
  responsibilities, required_skills, preferred_skills, career_path, interview_process
) values (
  'Engineering Manager', 'engineering-manager',
  (select id from role_categories where name = 'Leadership & Delivery'),
  'Engineering Manager Jobs',
  $md$An engineering manager is judged by what a team ships and by whether its members would work for them again. The week is one-to-ones, hiring, planning, unblocking and a small number of difficult conversations held early. Whether the manager still writes code matters less than whether they can tell good engineering from busy engineering.$md$,
  'People, delivery and hiring: what engineering managers answer for and how to interview them.',
  'Manager',
  6, 14, true,
  array[
    'Hold regular one-to-ones and give feedback while it is still useful',
    'Hire: write the scorecard, train interviewers, close candidates',
    'Plan with product and say what will not be done',
    'Keep incidents, debt and features in a proportion the team can defend',
    'Handle underperformance fairly and without delay',
    'Report progress upwards without theatre'
  ],
  array['People management', 'Delivery planning', 'Hiring and calibration', 'System design literacy', 'Conflict handling', 'Written communication'],
  array['Managing managers', 'Distributed teams', 'Budget ownership', 'Regulated delivery'],
  $md$The next step is usually a second team, then managing managers as senior manager or director. Going back to staff engineer is a respected move in many firms, and people who have done both are sought after for either.$md$,
  '{"rounds": ["Recruiter call", "Behavioural interview on two people decisions, one of them hard", "Technical conversation: review a design and ask the right questions", "Delivery case: a late project with three stakeholders", "Meeting with the future team", "Director or executive conversation"], "duration": "4–6 weeks"}'
) on conflict (slug) do nothing;

insert into job_roles (
  title, slug, category_id, meta_title, description, meta_description, level,
  years_experience_min, years_experience_max, remote_friendly,
  responsibilities, required_skills, preferred_skills, career_path, interview_process
) values (
  'Technical Program Manager', 'technical-program-manager',
  (select id from role_categories where name = 'Leadership & Delivery'),
  'Technical Program Manager Jobs',
  $md$A technical program manager makes work that crosses several teams arrive together. They hold no authority over any of those teams, so the tools are a true plan, a short list of real dependencies, and the habit of raising a risk while there is still a choice. The word technical is earned: they follow the design discussion well enough to hear when a date is fiction.$md$,
  'Cross-team delivery without authority: what technical program managers do and how loops test it.',
  'Senior',
  5, 12, true,
  array[
    'Map dependencies between teams and remove those that can be designed away',
    'Keep one plan, with owners and dates that the owners agreed to',
    'Run short decision meetings and publish what was decided',
    'Raise risks with options and a recommendation',
    'Coordinate launches, migrations and deprecations across teams',
    'Close programmes: measure the result and end the meetings'
  ],
  array['Programme planning', 'Risk management', 'System design literacy', 'Stakeholder communication', 'Facilitation', 'Metrics and reporting'],
  array['Cloud migration programmes', 'Hardware and software schedules', 'Vendor management', 'SQL'],
  $md$Technical program managers advance to principal, where they shape a portfolio rather than a programme, or to director of programme management or chief of staff to a technology leader. Some return to engineering management with an unusually clear view of delivery.$md$,
  '{"rounds": ["Recruiter call", "Programme deep dive: one delivered, one that failed", "Technical conversation on a system the candidate has coordinated", "Case: sequence a migration with conflicting dates", "Stakeholder panel"], "duration": "3–5 weeks"}'
) on conflict (slug) do nothing;
