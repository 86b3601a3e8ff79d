-- The articles of /resources/{slug}: twelve published and one draft, oldest first. One statement an article, so that
-- a column left out is a field the article does not have. Reading time: words / 220, rounded.
-- The index of pages (content_pages) follows at the end.

insert into content_hubs (
  slug, title, content_type, category, difficulty_level, meta_title, meta_description, excerpt,
  description, tags, target_audience, reading_time_minutes, author, published, published_at,
  created_at, updated_at, content
) values (
  'technical-interview-services-guide',
  'Technical interview services: a buyer’s guide',
  'guide',
  'hiring',
  'beginner',
  'Technical Interview Services Guide',
  'What a technical interview service does, when it pays, what the report should contain, and the questions to put to any provider before you sign.',
  'An outside interviewer can give you a fair, comparable reading of a candidate in a day. This guide explains what you should receive, when it is the wrong purchase, and how to check the quality.',
  'How technical interviews as a service work, from the briefing to the report, with a checklist for choosing a provider.',
  array['technical interviews', 'outsourcing', 'evaluation', 'hiring process'],
  array['hiring-managers', 'executives', 'recruiters'],
  5,
  'Plumbline Editorial',
  true,
  '2025-01-14 09:00+00',
  '2025-01-14 09:00+00',
  '2026-09-08 09:00+00',
  $md$
A technical interview service lends you experienced engineers who interview your candidates, write down what they saw and recommend a decision. You keep the decision. The trade has a name, [interview as a service](/glossary/interview-as-a-service), and it is bought for three different reasons that are worth separating before you talk to anybody.

## Why companies buy it

**Capacity.** Your engineers can assess the skill but have no hours left. A team of six that runs four interviews a week, each with an hour of conversation and half an hour of notes, gives up six working hours a week before a single debrief. When the hiring plan doubles, delivery pays for it.

**Expertise.** Nobody in-house has done the job. A company that hires its first data engineer cannot judge a data engineer, and the usual substitute, asking about tools by name, rewards people who list tools.

**Consistency.** Five interviewers ask five kinds of question and hold five private standards. Candidates who were turned away would have passed on another day. An outside panel that uses one [scorecard](/glossary/scorecard) removes that lottery from at least one stage.

If your reason is none of these, and interviews are slow because decisions are slow, a service will not help. It delivers evidence sooner to people who still do not meet until Thursday of next week.

## What happens, step by step

1. **Briefing.** The provider asks what the person will do in the first six months, which skills decide success and which are merely nice. A good briefing ends with four to six competencies, each with a description of what weak, sound and strong look like.
2. **Design.** The provider chooses the format: [live coding](/glossary/live-coding-interview), code review, [system design](/glossary/system-design-interview) or a mixture. You see the task and may refuse it.
3. **Interview.** One engineer, sometimes with a second who listens, spends 60 to 90 minutes with the candidate.
4. **Report.** Written evidence for each competency, a rating, a recommendation, and open points for your own conversation.
5. **Debrief and calibration.** After the first few candidates you compare the reports with your own impression; where the standard has to change, those candidates are rated again by the new one.

Our own terms, so that you have something to compare with: we start within 48 hours of the briefing, an assessment takes 60 to 90 minutes, and the report arrives within 24 hours of the interview.

## What a useful report contains

The report is the product. Ask any provider for a redacted sample and read it as if you had to defend the decision with it.

| Part | Useful | Useless |
|---|---|---|
| Evidence | “Noticed the unbounded retry unprompted, proposed a cap and a dead-letter queue” | “Good understanding of reliability” |
| Rating | Per competency, on a described scale | One number out of ten |
| Level | “Works at the level of our mid description; design is one step behind” | “Seniorish” |
| Risk | “Did not test concurrency; ask about it on site” | Nothing, or a hedge |
| Help given | “One hint on the index, then fluent” | Not recorded |
| Recommendation | Proceed, proceed with a question, or stop, with the reason | “Worth a look” |

A note on length: one page and a half that is specific is better than six with a transcript. The transcript or recording, if the candidate agreed to one, belongs in an annex.

## When it is the wrong purchase

- **You are hiring two people this year** and have engineers who enjoy interviewing. Spend the money on an afternoon of [interviewer training](/services/recruiter-training) instead.
- **The role is about judgement in your own context.** A staff engineer who must persuade three directors has to meet those directors. Use the service for the technical stage, not for the verdict.
- **You want cover for a decision you have already made.** Reports written to order damage the provider’s standard and, sooner or later, your team.
- **The bottleneck is at the top of the funnel.** If only one in ten applicants belongs in an interview, fix the advert and the [technical screening](/services/technical-screening) first.

## Questions to ask a provider

### About the interviewers

- Who will interview, and when did they last write production code in this technology?
- How are new interviewers trained and [shadowed](/glossary/interviewer-shadowing) before they go alone?
- How often do two interviewers rate the same recording, and what happens when they differ?

### About fairness

- Is every candidate for one role asked the same core questions?
- What adjustments do you offer, and who tells the candidate about them?
- Do you look at pass rates by group for signs of [adverse impact](/glossary/adverse-impact)?

### About the candidate’s data

- Where are recordings kept, for how long, and who can watch them?
- Can a candidate refuse recording without being marked down?
- Is anything a candidate writes used for another purpose, such as training software?

### About mistakes

- What do you do when we hire somebody you recommended and it fails?
- What do you do when somebody you rejected turns out well elsewhere?

The second question is the more revealing. A provider that has never asked it does not know its own error rate on one side.

## How to run a fair trial

Do not judge a service by a single candidate. A trial that tells you something looks like this:

1. Choose one role with at least five candidates in the process.
2. Let the service interview all five, including two whom your own team has already assessed.
3. Keep your team’s ratings sealed until the reports are in.
4. Compare the two candidates you both saw, competency by competency. Differences are useful: ask for the evidence on both sides.
5. Ask every candidate, hired or not, for two sentences on the experience.

Five interviews at 90 minutes are seven and a half hours of conversation that your engineers did not give. Set that beside the invoice, and beside the value of having a decision this week. If the reports changed no decision and taught you nothing about your own standard, do not continue.

## What stays with you

Three things cannot be bought. You must say what the job is. You must meet the person. And you must decide quickly enough that the evidence is still of use: a report within 24 hours is worth little to a company that answers in twelve days. Agree beforehand who decides, on what threshold, and by when.

## Where to go next

- The service itself, with its process and terms: [technical interview as a service](/services/technical-interview).
- The stages before and after it: [the technical screening process](/resources/technical-screening-process).
- A scorecard you can copy: [structured interview scorecards](/resources/structured-interview-scorecards).
$md$
) on conflict (slug) do nothing;

insert into content_hubs (
  slug, title, content_type, category, difficulty_level, meta_title, meta_description, excerpt,
  description, tags, target_audience, reading_time_minutes, author, published, published_at,
  created_at, updated_at, content
) values (
  'structured-interview-scorecards',
  'Structured interview scorecards: a template and how to use it',
  'resource',
  'interviewing',
  'intermediate',
  'Interview Scorecard Template for Engineers',
  'A scorecard template for engineering interviews with described rating levels, a worked example and rules for the debrief.',
  'A scorecard is a promise to look at the same things for every candidate. Here is one you can copy, with the wording that makes ratings comparable.',
  'A copyable scorecard for engineering interviews, how to write rating anchors, and how to run the debrief that follows.',
  array['scorecards', 'structured interviews', 'debrief', 'bias', 'templates'],
  array['hiring-managers', 'recruiters'],
  5,
  'Plumbline Editorial',
  true,
  '2025-03-11 09:00+00',
  '2025-03-11 09:00+00',
  '2026-05-19 09:00+00',
  $md$
Two interviewers meet the same candidate. One writes “strong, would hire”, the other “not convinced”. Neither is wrong, because neither was asked a question that could have a wrong answer. A [scorecard](/glossary/scorecard) exists to replace that pair of opinions with two readings on the same instrument.

The idea behind it, the [structured interview](/glossary/structured-interview), is one of the better established findings in personnel research: asking everybody the same questions and rating answers against described levels predicts job performance better than free conversation does. It is also easier to defend and, after the second week, less tiring to run.

## The template

Copy this into your applicant tracking system or a plain document. Keep it on one page; a second page is never filled in.

```text
Role:                         Stage:                  Interviewer:
Candidate (initials):         Date:                   Minutes:

Competency 1: ________________________________________
  Question asked (from the bank): ____________________
  What was said or done (facts, quotes):

  Help given:   none / a hint / substantial
  Rating:       1 Below   2 Partly   3 Meets   4 Above   - Not covered

Competency 2: ...
Competency 3: ...

Anything the next interviewer should test:
Recommendation:  stop / proceed / proceed with a question
Written before talking to anyone else:  yes / no
```

Three details matter more than they look.

- **“Not covered” is a rating.** Without it, interviewers put the middle value on what they never tested, and the average begins to lie.
- **“Help given” is recorded.** A solution reached after three hints is not the same event as one reached alone, and two weeks later nobody remembers.
- **The last line is a signature.** Independent notes are the reason to have more than one interviewer. If the first to finish talks in the corridor, you have one interview with two witnesses.

## Choose four competencies, not twelve

A person can judge three or four things in an hour. Decide which stage looks at what, and let no stage look at everything.

| Stage | Minutes | Looks at | Does not look at |
|---|---|---|---|
| Phone screen | 30–45 | Motivation, communication, three short technical questions | Algorithms |
| Coding assessment | 45–90 | Correctness, testing, reading code | Design at scale |
| System design | 45–60 | Trade-offs, failure, data ownership | Syntax |
| Technical deep dive | 30–45 | Depth in own work, judgement | New puzzles |

The durations are those of our [screening framework](/resources/technical-screening-process). If a competency appears in no row, remove it from the advert. If it appears in all of them, you are asking the candidate to prove one thing four times.

## Write anchors, or the numbers mean nothing

An anchor says what a rating looks like for this competency in this role. Adjectives are not anchors. “Excellent debugging” describes the interviewer’s mood.

Here is a set for **debugging**, at mid level:

- **1 Below.** Changes code without forming a guess. Cannot say what an experiment would show.
- **2 Partly.** Forms a guess and checks it, but only one at a time, and does not narrow the search. Needs a hint to look at the logs.
- **3 Meets.** Halves the problem: finds the last point where data was right. States each guess before testing it. Fixes the cause and says how to prevent it.
- **4 Above.** As 3, and asks why the fault was not noticed sooner; proposes the alert or test that would have caught it.

And for **working with others**, from a [behavioural interview](/glossary/behavioural-interview):

- **1 Below.** The story has no other people in it, or they are all at fault.
- **2 Partly.** Describes a disagreement but not the other side’s reasons.
- **3 Meets.** Can state the opposing view so that its owner would agree with it. Says what changed afterwards.
- **4 Above.** As 3, and made it easier for others to disagree the next time.

Write anchors with two people who do the job well. It takes about an hour for four competencies, and it is the hour in which you find out that you disagree about the role.

## A worked example

Competency: API design. Question: “Our mobile app retries when the network drops. Show me the endpoint that creates an order.”

> Drew POST /orders. Asked unprompted what happens if the response is lost. Suggested a client-generated key, stored with a unique constraint. When asked how long to keep keys: “at least as long as clients retry, a day to start, then look at the data”. Did not consider a replay with a different body until asked; then said reject with 409. Help: one hint. Rating: 3.

Notice that a reader who was not in the room can check the rating against the anchor, and could argue with it. That is the test for a good note. “Good API knowledge, 3” cannot be argued with, which is why it is worthless.

## Run the debrief in twenty minutes

1. Everybody submits before the meeting. No card, no vote.
2. Show all ratings side by side. Agreed rows need no discussion.
3. For each row that differs by two or more, the two interviewers read their evidence aloud. Then both may change their rating, in writing, with the reason.
4. The hiring manager speaks last.
5. Decide against the bar for the role, not against the other candidates of the week.
6. Record the decision and the one sentence that explains it.

Do not average. A candidate with 4, 4, 4 and 1 and a candidate with 3, 3, 3 and 4 have the same sum, 13, and are different hires. Decide beforehand which competencies are essential, and what the minimum is on each.

## Common ways it fails

- **The halo.** One impressive answer lifts every row. The cure is to rate each competency as soon as its question ends.
- **The card as paperwork.** It is filled in on Friday from memory. The cure is a limit: rate within the hour; a card handed in after four hours is not accepted.
- **Drift.** After twenty interviews “Meets” means something else. The cure is [calibration](/glossary/calibration): once a quarter two people rate the same recording. We describe the exercise in [a calibration report for an interview loop](/resources/interview-loop-calibration-report).
- **“Culture fit” as a row.** It collects whatever bias has no other place to go. Name the behaviour instead: “says when a date is at risk”, “asks before rewriting”. In our suggested weighting of an assessment, portfolio and code review count 30%, live coding 40%, system design 20% and cultural fit 10%; the last is only worth its tenth if it is written as behaviours.

## Start small

Introduce the card for one role and one stage. After five candidates, read the cards together and rewrite the anchors that caused arguments. Only then move to the next stage. If you want a second opinion on the wording, or [recruiter and interviewer training](/services/recruiter-training) for the people who will use it, ask us to look at three of your recent cards. Three are enough to see the pattern.
$md$
) on conflict (slug) do nothing;

insert into content_hubs (
  slug, title, content_type, category, difficulty_level, meta_description, excerpt, description,
  tags, target_audience, reading_time_minutes, author, technology_id, published, published_at,
  created_at, updated_at, content
) values (
  'take-home-or-live-coding',
  'Take-home or live coding? What each one really measures',
  'analysis',
  'interviewing',
  'intermediate',
  'A comparison of take-home assignments and live coding interviews for engineers, with the hidden costs of each and a decision table.',
  'Both formats are called coding tests, but they measure different people on different days. A comparison, with a way to choose.',
  'What take-home assignments and live coding interviews measure, what they cost both sides, and when to choose which.',
  array['live coding', 'take-home', 'coding assessment', 'candidate experience'],
  array['hiring-managers', 'candidates'],
  5,
  'Plumbline Editorial',
  (select id from technologies where slug = 'react'),
  true,
  '2025-05-06 09:00+00',
  '2025-05-06 09:00+00',
  '2026-02-24 09:00+00',
  $md$
Ask ten engineers which coding test they prefer and you get two camps, each certain that the other format is unfair. Both are right about the faults. The [take-home assignment](/glossary/take-home-assignment) and the [live coding interview](/glossary/live-coding-interview) are different instruments, and the choice depends on what you need to read.

## What each one sees

A take-home shows a finished thing. You learn how the person organises code when nobody is watching, whether they write tests without being told, what they consider done. You do not learn how they got there, how long it took, or what they would do when the requirement changes.

A live session shows the path. You learn how the person reads a problem, what they do when stuck, how they take a correction, and whether they can explain a choice while making it. You do not learn what they produce in a calm afternoon, and for some able people the presence of a watcher costs a great deal.

| | Take-home | Live coding |
|---|---|---|
| Shows best | Structure, testing, taste, documentation | Reasoning, debugging, response to feedback |
| Hides | Process, time spent, who wrote it | Quality of finished work |
| Candidate’s time | Stated 3 hours, often more | 60 to 90 minutes, fixed |
| Your time | 30 to 60 minutes to review well | 90 minutes plus notes |
| Who is put off | People with little free time, people with several offers | People who freeze when watched |
| Open to outside help | Very | Somewhat |
| Comparable between candidates | Only with a fixed rubric | Only with a fixed task and hints |

## The cost nobody writes down

Take a role with twelve candidates at the coding stage, of whom one is hired.

With a take-home that is advertised as three hours, the candidates together spend at least 12 × 3 = 36 hours. If half of them take twice as long to be safe, it is 6 × 3 + 6 × 6 = 54. Your side reads twelve submissions at 45 minutes: nine hours. If you skip the careful reading, the eleven people who are not hired gave their time for a glance.

With a live session of 90 minutes, the candidates spend 18 hours and your interviewers 18, plus notes. The cost is symmetrical. That is uncomfortable and healthy: a company that pays the same as the candidate thinks about who should be invited.

The asymmetry explains most bad take-homes. When the task is free for the one who sets it, tasks grow.

## An example: one React task, two formats

Suppose you hire for [React](/technologies/react). The requirement is a list of appointments that can be filtered, loaded from a slow endpoint.

**As a take-home**, ask for it in an afternoon’s worth of code, with a README of ten lines on what was left out and why. Read for: state kept in one place, errors and empty lists handled, a test that would fail if filtering broke, an honest README.

**As a live session**, start from a small working repository in which the list already renders. Ask for the filter, then let the endpoint fail. A snippet like this makes a good starting point, because it works until somebody types quickly:

```tsx
useEffect(() => {
  fetch(`/api/appointments?q=${query}`)
    .then((response) => response.json())
    .then(setAppointments)
}, [query])
```

A junior candidate adds a loading message. A mid-level candidate notices that an old response may arrive after a new one and cancels it. A senior candidate also asks whether a failing request should empty the list, and whether this belongs in an effect at all. Nobody had to invert a binary tree, and you know more.

## When to choose which

Choose a **take-home** when the work is done alone and at length, when you can keep it under three hours, when a person will review it with a rubric and give feedback, and when a conversation about the submission follows. The conversation is essential. Ask the candidate to extend the work by one requirement; anyone who wrote it can.

Choose **live coding** when you hire several people for one role, when collaboration is a large part of the job, when you compete for candidates with other offers, or when you cannot promise a proper review.

Choose **neither** when the person has public work you can read together. A walk through a real pull request, with permission, often beats both. So does the reverse: give the candidate a pull request with four planted faults and listen.

Offering a **choice** is sensible if you can rate both against the same competencies. It is unfair if the two are judged by different people with different bars.

## Making a take-home decent

- State a limit and mean it: “stop after three hours; tell us what is missing”.
- Provide the skeleton, so that nobody spends an hour on configuration.
- Publish the rubric with the task.
- Never use a problem from your own backlog.
- Accept a late submission without asking why.
- Give three specific sentences of feedback to everybody who submits.

## Making a live session decent

- Say beforehand what kind of task it is, which tools are allowed and who will be there.
- Let candidates use their own editor, documentation and search. Agree a rule for AI assistance and tell them; we discuss the options in [AI assistance in technical interviews](/resources/ai-assistance-in-technical-interviews).
- Spend the first five minutes on something easy. Nerves settle when something runs.
- Fix the hints: write three, in order, and record which were used.
- Stop on time, and leave ten minutes for the candidate’s questions.

A [pair programming interview](/glossary/pair-programming-interview), in which the interviewer also types, lowers the tension further. It needs more training, since a helpful interviewer can write the solution without noticing.

## If you are the candidate

Ask four questions before you accept a task: how long it should take, who will read it, what they will look for, and what happens next. Clear answers are a good sign about the team. For a take-home, stop at the limit and write down what you left out; reviewers worth working with treat that list as part of the work. For a live session, think aloud in whole sentences and say when you are guessing.

## Our view

We weight live coding at 40% of a full assessment and portfolio and code review at 30%, with system design at 20% and cultural fit at 10%. That is a suggestion and not a law, but the proportion reflects what we see in practice: the path tells more than the result, and the result still tells a good deal. If you want the session run by people who do it every week, that is what our [coding interviews](/services/coding-interviews) are.
$md$
) on conflict (slug) do nothing;

insert into content_hubs (
  slug, title, content_type, category, difficulty_level, meta_title, meta_description, excerpt,
  description, tags, target_audience, reading_time_minutes, author, location_id, published,
  published_at, created_at, updated_at, content
) values (
  'hiring-remote-engineers-across-time-zones',
  'Hiring remote engineers across time zones',
  'guide',
  'hiring',
  'intermediate',
  'Hiring Remote Engineers Across Time Zones',
  'How to decide the overlap you need, write it into the advert, interview fairly across time zones and choose a legal form for remote engineers.',
  '“Remote” is not a location. Decide how many hours must overlap, put it in the advert, and let the rest of the process follow from that number.',
  'A guide to hiring remote engineers: overlap arithmetic, adverts, interviews, legal forms and the first month.',
  array['remote work', 'time zones', 'distributed teams', 'hiring process'],
  array['hiring-managers', 'executives', 'recruiters'],
  6,
  'Plumbline Editorial',
  (select id from locations where slug = 'remote'),
  true,
  '2025-07-22 09:00+00',
  '2025-07-22 09:00+00',
  '2026-07-02 09:00+00',
  $md$
Most trouble with remote hires is decided before the first interview, in the moment when somebody writes “remote” into an advert and leaves it there. Remote from where? In whose working hours? Employed by whom? A candidate in Lisbon and a candidate in Vancouver read the same word and apply for different jobs.

## Begin with the overlap

The useful number is not the distance in hours but the **overlap**: how long two people who keep ordinary hours are at work together. With eight-hour days it is eight minus the difference.

| Team in | Hire in | Difference in winter | Overlap with ordinary hours | With one shifted start of two hours |
|---|---|---|---|---|
| Austin | Toronto | 1 h | 7 h | 8 h |
| London | Berlin | 1 h | 7 h | 8 h |
| London | New York | 5 h | 3 h | 5 h |
| Austin | London | 6 h | 2 h | 4 h |
| Austin | Bengaluru | 11.5 h | none | none |
| London | Bengaluru | 5.5 h | 2.5 h | 4.5 h |

Between Europe and North America the difference moves by an hour for two or three weeks in spring and one in autumn, since the clocks change on different dates; against countries that never change theirs, such as India, it moves for the whole summer. Put the dates in the team calendar once a year.

How much do you need? Our rule of thumb:

- **Four hours or more**: ordinary team habits work. You can pair, review on the same day and solve an incident together.
- **Two to four hours**: works if the overlap is protected for conversation and everything else is written. Meetings that could have been a document become expensive.
- **Less than two**: two teams, not one. Give each a part of the system it can change and release without the other.

A single engineer alone on the far side of the last line is the arrangement that fails most reliably. The person waits a day for every answer and is praised for patience. If you hire beyond your overlap, hire at least two people who share a time zone.

## Write it into the advert

Good remote adverts answer six questions in the first screen:

1. Which countries or states can you employ in?
2. Which hours must overlap, in which time zone, on which days?
3. Is there travel: how often, where to, who pays?
4. Is the person an employee, a contractor or employed through a partner?
5. Who in the team is remote already?
6. What equipment and workspace do you provide?

Compare two sentences. “Remote, flexible hours” invites everybody and filters nobody. “Remote within the United Kingdom, Portugal or Poland; we need 13:00 to 16:00 London time, Monday to Thursday; one week together in spring and one in autumn” loses the people you would have lost in the third interview.

## Interview in a way that resembles the work

A remote job is done in writing, in calls with imperfect sound, and alone. The loop should show all three.

- **Written round.** Send a one-page design proposal with two weaknesses and ask for comments in the document within two days. You see how the person disagrees in writing.
- **Live round.** A [live coding](/glossary/live-coding-interview) or pairing session in a shared editor. Try the tool together for five minutes beforehand; a broken microphone is not a finding.
- **Past work.** Ask how a decision was made on a distributed team, who was asleep at the time and how they found out.

Rotate the discomfort. If a candidate must sit at 22:00 for one interview, an interviewer sits at 07:00 for the next. Put the candidate’s local time in every invitation, and never run more than two sessions outside their normal day. Candidates remember it, and it tells them how you will treat them later.

Do not confuse bandwidth with ability. Delay in a call makes people seem hesitant, and a second language under stress sounds like uncertainty. Rate the written and the spoken evidence separately on the [scorecard](/glossary/scorecard) and look at both before deciding.

## Choose the legal form before you make an offer

We are not your lawyers, and each country differs. The choices, however, are always the same four:

| Form | Suits | Watch |
|---|---|---|
| Own entity and direct employment | Several hires in one country | Time to set up, local law on notice and leave |
| [Employer of record](/glossary/employer-of-record-eor) | First hires in a country | Fees, intellectual property clause, who grants equity |
| Independent contractor | Project with an end, real independence | Being reclassified as employment |
| Agency or [staff augmentation](/glossary/staff-augmentation) | Capacity for some months | Who directs the work, conversion terms |

The contractor form is used far too often for people who work five days a week under direction. If it looks like employment, authorities may decide that it is, and the bill goes to you. An employer of record costs less than that letter.

Ask also about data. Someone who handles health or payment records from another country may need a different contract, a different machine or a different task.

## Decide how fairness works

People will compare. Before the first remote offer, write down your rule for location and package: same everywhere, banded by region, or set by the market of the person’s home. Each is defensible; being surprised by the question is not. The same holds for holidays, for on-call hours, and for who gets to present to the executives.

On-call deserves its own line. With a team in two zones six hours apart, ordinary hours cover fourteen of the twenty-four and leave ten. That can be a benefit, if the rota is shared, or a way of giving one person every night.

## The first month

- **Before day one:** machine delivered and tested, accounts created, a named colleague in an overlapping time zone.
- **Week one:** a change in production, however small. It proves access, tools and review in one go.
- **Week two:** a written walk through one part of the system, by the newcomer, reviewed by its owner. It finds the gaps in your documentation.
- **Week three:** one meeting led by the newcomer.
- **Week four:** a conversation about the overlap itself. Is the protected time being used? Who waits for whom?

Remote newcomers are rarely short of information. They lack the overheard kind: who is really responsible, which document is out of date, what annoyed people last year. The named colleague is there for that.

## Signs that it is working

Reviews are answered within one working day in both directions. Decisions can be found without asking. The far side sometimes decides something without the near side. And when you [measure time to hire](/glossary/time-to-hire), the remote roles do not take longer than the local ones.

If they do, look at the loop before you look at the market: scheduling across zones adds days to every stage unless somebody owns the calendar. That, as much as sourcing, is what clients ask us to take over in [recruitment process outsourcing](/services/recruitment-process).
$md$
) on conflict (slug) do nothing;

insert into content_hubs (
  slug, title, content_type, excerpt, reading_time_minutes, published, published_at,
  created_at, updated_at, content
) values (
  'onboarding-a-contract-engineer',
  'Onboarding a contract engineer in five working days',
  'resource',
  'A checklist for the first five days of a contract engineer: scope on one page, access, a first merge, and a look back on day five.',
  5,
  true,
  '2025-09-16 09:00+00',
  '2025-09-16 09:00+00',
  '2025-09-16 09:00+00',
  $md$
A permanent hire who needs six weeks to settle has used a small part of the time you will have together. A contractor with a three-month engagement who needs six weeks has used nearly half of it. Three months are about 65 working days; every day lost to a missing account is one and a half per cent of the engagement. That arithmetic is the reason to onboard contractors *more* carefully than employees.

This is a checklist for the person who will work with the contractor every day. It assumes that the contract is signed and that somebody, at some time, said what the work is.

## Before the first day

Most of what goes wrong goes wrong here. Start ten working days ahead, because the slowest item is usually somebody else’s approval.

### Scope on one page

Write one page that the contractor, their manager at your firm and your purchasing colleague can all read. If the engagement has a [statement of work](/glossary/statement-of-work-sow), the page is its translation into engineering.

```markdown
Outcome:          Order exports run nightly for all regions; the old job is off.
Not included:     Reporting screens; changes to the order schema.
Done when:        Two weeks of clean runs, runbook reviewed, old server deleted.
Decides:          <name> on design, <name> on priorities
Answers:          <name> on the order system, <name> on access
First change:     Add the missing index in the staging environment
Hours together:   Monday to Thursday, 14:00–17:00 Central time
Ends:             <date>; review on <date, four weeks earlier>
```

The line “not included” saves more arguments than any other. The line “review four weeks earlier” is there so that an extension or an ending is decided while there is still time to hand over.

### Access

- Account in the identity provider, with the groups the work needs and no others
- Repository, tracker, chat channels, calendar, video calls
- Staging environment and its data, anonymised
- Secrets through the vault, never by message
- Laptop or virtual desktop, delivered and switched on once
- Building badge, if there is a building
- An end date on **all of these**, equal to the end of the contract

Grant production access later and for a reason. If the job needs it on the first day, say so on the page and pair it with an owner.

### People

Name two: one who answers questions about the system and one who answers questions about the organisation. Tell both that they have been named. Tell the team what the contractor is there to do, so that nobody greets them as a spare pair of hands or as a threat.

## Day one: something runs

1. Forty minutes with the manager on the page above. Read it aloud. Change it if it is wrong.
2. An hour with the engineer who knows the system, at a whiteboard: where data enters, where it leaves, what breaks most often.
3. The project builds and its tests pass on the contractor’s machine. Do not go home before this works. If it takes longer than half a day, the fault is in the instructions; the contractor fixes the instructions as they go, which is a first contribution and a good one.

Avoid the tour. Nobody remembers fourteen introductions, and a contractor needs four.

## Day two: something is merged

The first change should be small, real and visible: the missing index, a wrong log level, a test for an old defect. It proves that access, review, pipeline and release are in order. It also shows the newcomer how your reviews sound. Answer that first pull request within the hour. It sets the pace for the rest.

## Days three and four: the first real piece

Give a task of two days that touches the main path and has a clear end. Agree two moments to look at it together: after the plan and before the merge. Look at the plan seriously. An experienced contractor has seen the same problem in several companies; ask what was different there, and what they would not do again.

What to listen for:

| You hear | It may mean | Do |
|---|---|---|
| “Where is the domain explained?” | Code is readable, purpose is not | An hour with someone from the business |
| “Who can approve this?” | Ownership is unclear | Settle it today, in writing |
| “I will just fix this too” | Scope is drifting | Repeat what is not included |
| Nothing at all | Stuck, or too polite | Pair for an hour |

## Day five: look back

Thirty minutes, three questions:

- What did you need this week that you did not have?
- What surprised you about the system?
- Is the outcome on the page still possible by the date on the page?

The third question is cheap now and expensive in week nine. Change the scope or the date together and send the new page to purchasing.

Ask the system owner, separately, whether they would be content to have this person’s code in three years. If the answer is no, say so in week one. [Guarantee periods](/glossary/guarantee-period) run from two weeks, which is ours, to several months, and they exist for exactly this conversation.

## From then on

**Treat reviews alike.** Contract work that is merged without proper review becomes the code nobody dares to touch. Equally, do not hold contractors to a standard your own team does not keep.

**Write as you go.** A contractor’s knowledge leaves on a known date. Ask for decisions to be recorded when they are made, and for a runbook with the first release. A hand-over week at the end produces documents; a habit produces knowledge.

**Keep the legal line.** Give outcomes and priorities; leave hours and methods to the contractor as far as the work allows. The line between a contractor and an employee differs from country to country, and [staff augmentation](/glossary/staff-augmentation) under your direction is a different arrangement from a project with a result. Ask your lawyer once, and put the answer on the page.

**Do not forget them.** Contractors are seldom told about the reorganisation, the change of plan or the office move. They then spend a week on the wrong thing, at your cost.

## Ending well

Four weeks before the end, choose: extend, convert or finish. If you may want to convert, look at what your agreement says about [contract-to-hire](/glossary/contract-to-hire) before you mention it to the person.

In the last week:

- Every open branch is merged, handed over or deleted
- The runbook has been used by somebody else, without help
- One hour of questions with the team, recorded if everyone agrees
- All accounts close at the end date, by themselves, because you set them to
- A reference, if it was earned. It costs you ten minutes and makes the next good contractor easier to find

If you need somebody who can be productive inside that first week, the selection matters more than the checklist: ask for people who have joined existing systems, not only started new ones. That is the first thing we ask of the engineers in our [consultancy](/services/it-consultancy), where engagements run for three to six months.
$md$
) on conflict (slug) do nothing;

insert into content_hubs (
  slug, title, content_type, category, difficulty_level, meta_title, meta_description, excerpt,
  description, tags, target_audience, reading_time_minutes, author, published, published_at,
  created_at, updated_at, content
) values (
  'interview-loop-calibration-report',
  'What a calibration report for an interview loop should show',
  'report',
  'interviewing',
  'advanced',
  'Interview Loop Calibration Report',
  'How to calibrate an engineering interview loop: the quarterly exercise, five readings worth taking, small-number warnings and the changes that follow.',
  'A loop that nobody measures drifts. This report format shows agreement between interviewers, which stages carry information, and what to change, using numbers you already have.',
  'A format for a quarterly calibration report on an engineering interview loop, with a fully worked hypothetical example.',
  array['calibration', 'interview loop', 'metrics', 'interviewer training', 'fairness'],
  array['hiring-managers', 'executives', 'recruiters'],
  6,
  'Plumbline Editorial',
  true,
  '2025-11-04 09:00+00',
  '2025-11-04 09:00+00',
  '2026-04-14 09:00+00',
  $md$
Every interview loop has a standard, and every standard moves. New interviewers copy whoever they sat beside. A hiring freeze makes people strict, a deadline makes them kind. After a year, two candidates of equal ability meet different companies. [Calibration](/glossary/calibration) is the routine by which a team notices.

This page describes the report we produce when a client asks us to look at a loop, and shows it on a **hypothetical team**. The numbers below are invented for the example and add up, so that you can follow the arithmetic; they are not results from a client or a study.

## The exercise behind the report

Once a quarter, half a day in total:

1. **Pick material.** Three recorded interviews (with the candidates’ consent) or three written submissions: one you hired, one you rejected, one that split the room.
2. **Rate alone.** Every interviewer of that stage rates all three on the normal [scorecard](/glossary/scorecard), without knowing the outcome.
3. **Compare.** Ratings are shown side by side. The two people furthest apart on each row read out their evidence.
4. **Rewrite.** Anchors that produced honest disagreement are reworded on the spot.
5. **Look at the quarter.** The recruiter brings the counts from the applicant tracking system for the readings below.

The discussion is worth more than the figures. The figures exist to decide what to discuss.

## Reading 1: where candidates go

| Stage | Entered | Passed | Pass rate | Withdrew afterwards |
|---|---|---|---|---|
| Phone screen | 60 | 30 | 50% | 2 |
| Coding assessment | 28 | 14 | 50% | 1 |
| System design | 13 | 11 | 85% | 0 |
| Deep dive | 11 | 6 | 55% | 0 |
| Offer | 6 | 4 accepted | 67% | – |

Entered is sometimes smaller than the previous row’s passed, because people withdraw between stages: 30 passed the phone screen, 28 came to the coding assessment.

**How to read it.** A stage that passes almost everybody costs time and decides nothing: here, system design removed two people in thirteen and spent about thirteen hours of senior time. Either the bar is too low, or the stage before it already answers the question. A stage that rejects almost everybody has the opposite fault: what it tests should move earlier, where it is cheaper.

The declines are a finding too. Four acceptances out of six offers is an [offer acceptance rate](/glossary/offer-acceptance-rate) of 67%. With six offers you cannot say that anything is wrong. You can ask both people why.

## Reading 2: do interviewers agree?

From the exercise, not from live interviews. Four interviewers rated three recordings on four competencies: 12 rows, each with four ratings from 1 to 4.

| Competency | Rows where all four were within one point | Largest gap |
|---|---|---|
| Correctness | 3 of 3 | 1 |
| Testing | 3 of 3 | 1 |
| Reading code | 2 of 3 | 2 |
| Communication | 1 of 3 | 3 |

**How to read it.** Correctness is anchored in facts, and people agree. Communication is anchored in taste. A gap of three on a four-point scale means that one interviewer saw the worst and another the best in the same recording. In this example it turned out that two interviewers marked down a candidate who paused before answering. The anchor was rewritten to describe whether the *reasoning could be followed*, and the pause was dropped.

We use “within one point” in place of a statistical coefficient on purpose. With three recordings a coefficient has a margin so wide that it hides more than it shows.

## Reading 3: strict and lenient interviewers

| Interviewer | Interviews this quarter | Recommended to proceed | Share |
|---|---|---|---|
| A | 7 | 4 | 57% |
| B | 6 | 4 | 67% |
| C | 9 | 3 | 33% |
| D | 6 | 3 | 50% |
| **All** | **28** | **14** | **50%** |

**How to read it.** Carefully. C may be strict, or may have met weaker candidates. Nine interviews are few: an interviewer who truly passes half of the candidates will still pass three or fewer out of nine about one time in four, by chance alone (130 of the 512 equally likely sequences). So it raises a question and Reading 2 answers it. If C was also the strictest on the recordings, where everybody saw the same candidate, there is something to talk about.

Never publish this table with names outside the group of interviewers. It makes people chase the average, and an interviewer who copies the average adds nothing.

## Reading 4: fairness

Compare pass rates by group at each stage, as far as your law allows you to hold the data and candidates chose to give it. A frequently used warning light in the United States is the four-fifths rule: if the pass rate of one group is below 80% of the highest group’s, look closely for [adverse impact](/glossary/adverse-impact). It is a reason to investigate and not a verdict, and with a dozen candidates a group it will flash at random.

Two checks work even with small numbers:

- **Adjustments.** How many candidates were offered one, how many asked, how many received it?
- **Questions.** Did every candidate for the same role get the same core questions? Count the exceptions.

## Reading 5: what happened afterwards

Six months after a hire, ask the manager one question: “Knowing what you know, would you hire this person for this role again?” Write down yes or no beside the ratings from the loop. After ten or fifteen hires, look at which competency ratings the yes answers share.

This is the weakest of the five, because you never see the people you rejected. It is still the only one that touches [quality of hire](/glossary/quality-of-hire), and it will tell you if an essential competency has stopped meaning anything.

## What the report recommends

A calibration report should end in at most three changes, each with an owner and a date. For the team above:

1. **Merge system design into the deep dive** for mid-level roles; keep it for senior. Saves about an hour of senior time per candidate. Owner: hiring manager. From the first of next month.
2. **Replace the communication anchor**, and rate it only in the deep dive. Owner: two interviewers. Within a week.
3. **Pair C with A for three interviews**, each rating alone and comparing afterwards, as in [interviewer shadowing](/glossary/interviewer-shadowing). Owner: C, who asked for it.

And one line on what was **not** changed: the phone screen’s 50% looks low, but the advert was rewritten in the second month, and the later half of the quarter is better. Look again next time.

## How much effort this is

Four interviewers for three hours are twelve hours a quarter. The loop in the example ran 28 coding assessments at 90 minutes, 13 designs and 11 deep dives of about an hour each: 42 + 13 + 11 = 66 hours of conversation alone. Spending twelve to find out whether the sixty-six mean anything is a sound proportion.

If you would like an outside reading, we rate your recordings blind beside your own people, which gives you a fifth set of ratings from people who have no stake in the outcome. It is part of [recruiter and interviewer training](/services/recruiter-training), and it can also stand alone.
$md$
) on conflict (slug) do nothing;

insert into content_hubs (
  slug, title, content_type, category, difficulty_level, meta_title, meta_description, excerpt,
  description, tags, target_audience, reading_time_minutes, author, technology_id, published,
  published_at, created_at, updated_at, content
) values (
  'ai-assistance-in-technical-interviews',
  'AI assistance in technical interviews: set a rule, then design for it',
  'analysis',
  'interviewing',
  'advanced',
  'AI Assistance in Technical Interviews',
  'Candidates have AI assistants. How to set a rule, recognise hidden help without guessing, and redesign interviews so that assistance stops deciding them.',
  'Detecting assistants is a race you will lose. Saying what is allowed, and asking for what an assistant cannot supply, is not.',
  'Three workable rules on AI assistance in interviews, the tasks that fit each, and what to do when you suspect hidden help.',
  array['AI', 'cheating', 'live coding', 'interview design', 'integrity'],
  array['hiring-managers', 'recruiters', 'candidates'],
  5,
  'Plumbline Editorial',
  (select id from technologies where slug = 'python'),
  true,
  '2026-01-20 09:00+00',
  '2026-01-20 09:00+00',
  '2026-09-29 09:00+00',
  $md$
A candidate can now have an assistant that hears the question and shows an answer on the same screen before the interviewer has finished speaking. Many interview questions were already poor at separating people who can do the work from people who have practised the question. An assistant merely makes that visible.

There are two separate matters here, and mixing them leads to bad policy. One is **honesty**: did the person do what was agreed? The other is **validity**: does the task still tell you anything? You can only be strict about the first if you have been clear, and the second is your job alone.

## Choose one of three rules

Whatever you choose, write it into the invitation, in the same words for everybody.

| Rule | Say to the candidate | Suits | Cost |
|---|---|---|---|
| **None** | “Please work without AI assistance or completion. Documentation and search are fine.” | Screening of fundamentals, junior roles | Hard to verify remotely; a little unlike the job |
| **Open** | “Use any assistant you like. Share your whole screen, and we will talk about what it gives you.” | Senior roles, daily practice | Needs harder tasks and trained interviewers |
| **Split** | “Thirty minutes without, then forty with.” | Most loops | Needs two tasks |

We recommend *split* where there is time for it. The unassisted part shows whether the person can judge; the assisted part shows whether they do. An engineer who accepts wrong code quickly and one who directs a tool well both reveal themselves within a quarter of an hour.

“We leave it to your judgement” is not a rule. It rewards the people with the fewest scruples and punishes those who thought that asking would look bad.

## What an assistant does well, and what it does not

Assistants are strong where the problem is common, complete and self-contained: a classic algorithm, a standard component, a question with a page of good answers. They are weaker where the problem is *yours*: an unfamiliar repository with its own conventions, a requirement that contradicts another, a fault that appears only in a running system, a decision whose right answer depends on facts that have to be asked for.

So design accordingly.

### Read rather than write

Give the candidate sixty lines and ask what they would say in review. Here is a short piece in [Python](/technologies/python) that reads plausibly and is wrong in three ways:

```python
def charge(customer, amount, attempts=[]):
    for _ in range(3):
        try:
            attempts.append(gateway.charge(customer.id, amount))
            return attempts[-1]
        except Exception:
            time.sleep(1)
```

The default list is shared between calls. A failed call may have charged the customer before it raised, so the retry can charge twice. After three failures the function returns `None`, and the caller believes that nothing happened. An assistant will find some of these too. That is fine: ask **which of the three matters most to a payments team, and what the candidate would change first if only one change could be released today**. The ranking needs judgement and invites a conversation.

### Change the requirement

Ask for a small working thing; then change one assumption. “Amounts can now be negative.” “Two offices use this at the same time.” People who understand the code know where it will hurt before they type.

### Ask for the past

“Tell me about a change you regretted.” Then three layers of follow-up: what did you see first, who disagreed, what would you look at today? Generated stories are smooth at the first layer and empty at the third.

### Use a system that exists

Share a staging service with a fault in it and let the candidate ask you to run commands. You are the terminal. This tests forming and checking a guess, and nothing that appears on their screen helps much.

## Signs of hidden help, and what they are worth

You will hear lists of tell-tale signs: eyes moving to one side, a pause before every answer, code that arrives in one piece, vocabulary above the level of the conversation. Each has an innocent cause. Eyes move when people think. A pause can be a translation, a stammer or a bad line. People who have prepared answer in complete paragraphs.

Acting on such signs is unfair to the individual and, because they occur more often in people with disabilities and in second-language speakers, it can be unlawful in effect. Watch for a pattern of **mismatch** instead:

- The solution is far beyond the explanation of it.
- A small change to the code takes longer than writing it did.
- Terms are used correctly and then cannot be replaced by other words.
- The quality of answers falls sharply when you move from typical questions to the candidate’s own choices.

None of these proves assistance. All of them are reasons to ask more, and the answers to those questions can be rated on their own merits.

### What to do in the moment

1. Do not accuse. Change the task: “Let us leave this and look at something else.”
2. Ask for an explanation of one line, then for a change to it.
3. If the mismatch remains, rate what was demonstrated: “could not modify own solution” is evidence and needs no theory about its cause.
4. After the interview, write what happened, not what you believe.
5. Let a second person decide, from the notes, whether to offer another session under other conditions. A genuine candidate will usually accept it.

### What not to buy

We advise against software that watches faces, keyboards or rooms. It produces false alarms that nobody can contest, it offends the candidates you most want, and a second device defeats it. In many places there are also rules on biometric data and on automated decisions in recruitment, including, in the European Union, the AI Act: it forbids software that infers emotions at work, which reaches interviews, and counts recruitment systems among the high-risk uses. Speak to counsel before you install anything.

## For candidates

If no rule was stated, ask: “May I use an assistant, and should I share the screen if I do?” The question is never held against you by anybody you would want to work for. If help is allowed, narrate: what you asked for, why you distrust part of the answer, how you checked. If it is not allowed, do not use it. An offer obtained that way begins with a probation period in which somebody else is expected.

## What we do

Our interviewers state the rule at the start, use tasks with a planted change of requirement, and mark in the report what was done with and without help. Tasks are withdrawn when we find them in circulation. If you want to know how your present questions hold up, try them on an assistant yourself: any question it answers well in one attempt belongs in the *open* part of the interview or nowhere. Clients who use our [coding interviews](/services/coding-interviews) can have their own tasks put through the same test.
$md$
) on conflict (slug) do nothing;

insert into content_hubs (
  slug, title, content_type, category, difficulty_level, meta_title, meta_description, excerpt,
  description, tags, target_audience, reading_time_minutes, author, published, published_at,
  created_at, updated_at, content
) values (
  'cost-of-a-slow-hiring-loop',
  'The cost of a slow hiring loop, counted in weeks',
  'report',
  'market',
  'intermediate',
  'The Cost of a Slow Hiring Loop',
  'A plain model of what a slow engineering hiring loop costs, in engineer-weeks and lost candidates, with assumptions you can replace by your own.',
  'Most of a hiring loop is waiting. This report counts the waiting in engineer-weeks rather than money, on assumptions you can replace with your own.',
  'A transparent model of delay in engineering hiring, with stage-by-stage waiting time, the effect on acceptance, and the order in which to fix it.',
  array['time to hire', 'hiring metrics', 'process', 'planning'],
  array['executives', 'hiring-managers'],
  6,
  'Plumbline Editorial',
  true,
  '2026-03-10 09:00+00',
  '2026-03-10 09:00+00',
  '2026-10-06 09:00+00',
  $md$
Ask a hiring manager how long it takes to hire an engineer and you hear a number of weeks. Ask how many hours of that were spent with the candidate and there is a silence, because the answer is embarrassing. This report separates the two and shows what the difference costs.

Nothing here is a survey. It is a model with stated assumptions, so that you can change them. We use no pay figures; the unit is the engineer-week, which every executive can price.

## Work and waiting

Take [our screening framework](/resources/technical-screening-process), at the upper end of each stage’s duration, and add a plausible delay for a company that is not trying to be slow: a day or two to look at the result, a few more to find a slot.

| Stage | Working time | Waiting before it |
|---|---|---|
| Resume and portfolio review | 20 min | 4 working days |
| Phone screen | 45 min | 4 working days |
| Coding assessment | 90 min | 5 working days |
| System design discussion | 60 min | 5 working days |
| Technical deep dive | 45 min | 4 working days |
| Decision and offer | – | 5 working days |
| **Total** | **260 min** | **27 working days** |

Two hundred and sixty minutes are four hours and twenty minutes. Twenty-seven working days of eight hours are 216 hours. The loop is **two per cent work and ninety-eight per cent waiting**. No interviewing technique will change that proportion; only calendars will.

Notice also that nobody in the table behaves badly. Four days for a review and five for a slot are ordinary. Delay in hiring has no villain, which is why it survives.

## Cost one: the vacancy

Assume that a vacancy costs you nothing until the work was supposed to start, and after that one engineer-week per week. If the loop takes 27 working days and the candidate then serves a notice of four weeks, the seat is filled after 5.4 + 4 = 9.4 weeks. A loop of ten working days fills it after 2 + 4 = 6. The difference is **3.4 engineer-weeks for each hire**.

For eight hires in a year: 8 × 3.4 = 27 engineer-weeks, or roughly half an engineer for the year. You planned for that capacity; it is not in the budget as a loss, because the money was not spent. It appears elsewhere, as a roadmap that is always a quarter behind.

## Cost two: the candidates who leave

People who are good at their work are usually in more than one process. Suppose that in each working week your candidate has a 15% chance of accepting something else. It is an assumption; replace it with your own count of withdrawals. The chance that the person is still available after *w* weeks is 0.85 to the power *w*.

| Loop length | Still available | Finalists needed for one hire |
|---|---|---|
| 1 week | 85% | 1.2 |
| 2 weeks | 72% | 1.4 |
| 3 weeks | 61% | 1.6 |
| 4 weeks | 52% | 1.9 |
| 5.4 weeks | 42% | 2.4 |

At two weeks you need 1.4 finalists to make a hire; at 5.4 weeks you need 2.4, one more. Behind each finalist stand a number of screens and interviews. If one in four screened candidates becomes a finalist, one more finalist means four more phone screens, four more reviews and the interviews of those who drop out on the way.

So a slow loop does not merely take longer. It needs **more candidates for the same result**, keeps your interviewers busier, and becomes slower for that reason. This is the feedback that makes hiring feel like wading.

It also selects. The people most likely to leave a slow process are those with the most alternatives. What remains is not a random half.

## Cost three: the evidence gets old

A debrief eight days after the interview is a discussion of notes. If the notes were poor, it is a discussion of impressions. Teams then add a stage “to be sure”, and the loop grows by five days. The cheapest cure for an extra round is a [scorecard](/glossary/scorecard) filled in on the day.

## Where the days hide

Look at your last ten hires and write down, for each stage, three times: when the candidate became ready for it, when it was scheduled, when it took place. You will probably find four hiding places.

1. **Review queues.** A CV waits for a manager who reads on Fridays. Fixed by two named reviewers and a limit of one working day.
2. **Slot hunting.** Each interview is arranged after the previous one has been decided. Fixed by holding fixed weekly slots, booked before there is a candidate, and released 24 hours ahead if unused.
3. **Serial stages.** Design and deep dive on different days, for no reason but habit. Fixed by one half-day.
4. **The absent approver.** The offer needs a signature from a person in the air. Fixed by approving the range of terms when the role is opened, not when the person is found.

None of the four concerns the quality of assessment. You can halve the loop without asking one question fewer.

## A ten-day loop

| Day | What happens | Rule that makes it possible |
|---|---|---|
| 1 | Application reviewed | Answer within one working day |
| 2–3 | Phone screen | Recruiter owns two slots a day |
| 4–5 | Coding assessment | Standing slots, or an outside interviewer |
| 6 | Written result to candidate | Report within 24 hours |
| 7–8 | Design and deep dive, same day | One half-day a week reserved |
| 9 | Debrief, 20 minutes | Cards submitted beforehand |
| 10 | Offer, by telephone | Terms approved at opening |

It is demanding but not heroic. The two places that fail first are the standing slots in a busy week and the reserved half-day. Those are also the two places where outside capacity helps: our [technical interviews](/services/technical-interview) start within 48 hours of a briefing and the report follows within 24 hours. On the whole engagement, our own figure is hiring that is 60% faster; test us against your calendar rather than believing a percentage.

## What speed must not do

- **Do not shorten the candidate’s time to decide.** An offer that expires tomorrow is remembered by the people who accept it.
- **Do not drop the work sample.** It is an hour and a half of 216 hours.
- **Do not let one person decide** because the second was unavailable. Move the debrief by a day.
- **Do not stop answering the people you reject.** A [candidate’s experience](/glossary/candidate-experience) travels; a two-line answer within the promised time costs little.

## What to measure

Three figures, monthly, on one slide:

1. Median [time to hire](/glossary/time-to-hire): first contact to accepted offer, by role.
2. Share of stages that took place within three working days of the candidate being ready.
3. Withdrawals after the phone screen, with the reason in the candidate’s words.

The second is the one to manage. It is under your control, it moves within a month, and the first follows it. [Time to fill](/glossary/time-to-fill), which counts from the approved vacancy, belongs on the page too, but it mixes your loop with your sourcing and will not tell you which one to repair.

## Do this on Monday

Take the last three hires and the last three people you lost. Draw each as a line of days, work in one colour and waiting in another. Show the drawing to whoever approves offers. In our experience it is more persuasive than any report, this one included.
$md$
) on conflict (slug) do nothing;

insert into content_hubs (
  slug, title, content_type, category, difficulty_level, meta_description, excerpt, description,
  tags, target_audience, reading_time_minutes, author, published, published_at, created_at,
  updated_at, content
) values (
  'reading-a-senior-engineer-cv',
  'Reading the CV of a senior engineer',
  'guide',
  'hiring',
  'beginner',
  'How to read a senior engineer’s CV in ten minutes: what to look for, what to ignore, and the questions each line should become.',
  'Senior engineers often write poor CVs, and some poor engineers write splendid ones. Ten minutes with a method beats thirty seconds with a keyword list.',
  'A method for recruiters and hiring managers to read a senior engineering CV, turn its lines into questions, and avoid unfair shortcuts.',
  array['CV review', 'sourcing', 'senior engineers', 'screening'],
  array['recruiters', 'hiring-managers'],
  5,
  'Plumbline Editorial',
  true,
  '2026-04-28 09:00+00',
  '2026-04-28 09:00+00',
  '2026-04-28 09:00+00',
  $md$
A CV is a list of claims written by an interested party, formatted for a machine and read in a hurry. It cannot tell you whether somebody is good. It can tell you whether a conversation is worth an hour, and what that conversation should be about. Fifteen to twenty minutes is what we allow for a resume and portfolio review; here is how to spend the first ten.

## Before you open the first one

Write down the three things without which the person cannot do the job, and mark each as *must have on day one* or *can learn in three months*. Most lists shrink. “Five years of Kubernetes” becomes “has run something in production that mattered, and containers can be learned”. If you skip this step you will compare CVs with one another, and the best written will win.

## What makes a senior engineer senior

Not the years. Look for traces of four things:

- **Scope.** The object of the sentences grows: from a feature to a system to the way several teams work.
- **Consequence.** Something depended on it. Users, money, safety, an audit, other teams.
- **Choice.** They decided between alternatives, and at least once they decided *against* building.
- **Duration.** They stayed with something long enough to meet their own mistakes.

The last is undervalued. A person who has started seven systems and maintained none has never seen the second half of the job.

## Translate each line into a question

The most useful habit is to read a line, then ask what would have to be true, and write the question in the margin.

| The CV says | It may mean | Ask |
|---|---|---|
| “Led migration to microservices” | Designed it, or attended the meetings | Which service would you merge back today? |
| “Improved performance by 40%” | Measured, or remembered | Of what, measured how, and who noticed? |
| “Responsible for payments platform” | Owned it, or was on the team | What happened the last time it failed? |
| “Mentored junior developers” | Weekly pairing, or lunch | Tell me about one who disagreed with you. |
| “Java, Go, Rust, Python, Scala, Kotlin” | Curious, or padded | Which would you choose for an urgent fix tonight? |
| “Stakeholder management” | Said no and survived, or took notes | Which request did you turn down? |

Numbers deserve suspicion in both directions. A precise figure may come from a template; the lack of any may come from a modest person or from a confidentiality clause. The question finds out either way.

## Signals worth weight

**A sentence about something removed.** Code deleted, a service retired, a meeting abolished. People add such lines only when they are proud of the right things.

**Specific nouns.** “Reduced duplicate shipments by making the allocation job idempotent” was written by somebody who was there. “Drove operational excellence across the fulfilment domain” was written by somebody else, or about something else.

**A failure.** Rare on a CV, common in a covering note. Treat it as strength.

**Writing.** Design documents, talks, a README, a well-described defect in an open-source tracker. Read one. Ten minutes with a design note tell more than the page in front of you.

**Coherent moves.** Not short or long stays, but moves you can explain: to a harder problem, to a smaller team, away from a merger. If you cannot explain it, ask, and accept a plain answer.

## Signals to ignore

- **Gaps.** Children, parents, illness, a bad year, a good journey. Ask what the person wants to do next instead.
- **The name of the employer.** Famous firms employ all sorts of people, and so does the local insurer. What matters is what this person did there.
- **The university**, ten years later.
- **Layout, photograph, hobbies.** In many countries a photograph should not be there at all; do not reward or punish it.
- **Contract history.** Three engagements of six months are three finished projects if the work was contract work. Check the dates before you call someone restless.
- **An empty public profile.** Most good engineers write private code for money and go home.

Two of these deserve a stronger word. Gaps and the pattern of employers correlate with sex, disability and origin, so filters on them can cause [adverse impact](/glossary/adverse-impact) whatever was intended.

## Keyword matching, and what it loses

A [Boolean search](/glossary/boolean-search) or an [applicant tracking system](/glossary/applicant-tracking-system-ats) finds words. It cannot know that somebody who ran RabbitMQ for six years will be comfortable with [Kafka](/technologies/kafka) in a month, or that “ASP.NET” and “C#” belong together. Before you reject for a missing word, ask an engineer for the neighbours of that word. A table of one page lasts for years:

- Relational databases transfer among themselves. [PostgreSQL](/technologies/postgresql) to another takes weeks, not years.
- Cloud providers transfer in concepts; identity and networking take the longest to relearn.
- Component frameworks on the web transfer well. [React](/technologies/react) to Vue is a matter of weeks; from none to either is not.
- Languages with manual memory management do not come quickly to people who have never needed them.
- Domain knowledge, such as settlement, claims or radio protocols, transfers slowly and is often worth more than the tool.

## A ten-minute pass

1. **Minute 1.** Read the last two positions only. Is the work near ours?
2. **Minutes 2–4.** Find scope, consequence, choice and duration. Mark the line for each, or mark it as missing.
3. **Minutes 5–6.** Open one link, if there is one.
4. **Minutes 7–8.** Write three questions from the lines you marked.
5. **Minute 9.** Compare with your three requirements. Missing *must have on day one*: no. Missing *can learn*: not a reason.
6. **Minute 10.** Write two sentences: why talk, or why not, in words you could send to the person.

The last step keeps you honest. If you would not send the sentence, the reason is not good.

## Agree on it with the other reader

Let recruiter and hiring manager read the same five CVs separately and compare. Where you differ, talk about the line and not about the person. After two rounds the recruiter’s judgement is usually close enough for the manager to stop reading everything, which removes several days from the process.

Then use the questions. A [technical screening](/services/technical-screening) that begins with what the candidate claims to have done is more pleasant for them, and harder to bluff, than one that begins with a quiz. That includes the splendid CVs, and it gives the modest ones their chance.
$md$
) on conflict (slug) do nothing;

insert into content_hubs (
  slug, title, content_type, category, difficulty_level, meta_title, meta_description, excerpt,
  description, tags, target_audience, reading_time_minutes, author, technology_id, published,
  published_at, created_at, updated_at, content
) values (
  'preparing-for-a-system-design-interview',
  'Preparing for a system design interview',
  'guide',
  'careers',
  'advanced',
  'How to Prepare for a System Design Interview',
  'What interviewers write down in a system design interview, a method for the hour, sizing arithmetic, and a four-week plan for preparing.',
  'Written from the interviewer’s side of the table: what goes into the notes, where good engineers lose points, and how to prepare without memorising diagrams.',
  'A candidate’s guide to system design interviews, with a plan for the hour, a sizing example and four weeks of preparation.',
  array['system design', 'interview preparation', 'interview method', 'architecture'],
  array['candidates'],
  6,
  'Plumbline Editorial',
  (select id from technologies where slug = 'kafka'),
  true,
  '2026-06-16 09:00+00',
  '2026-06-16 09:00+00',
  '2026-06-30 09:00+00',
  $md$
Many people prepare for [system design interviews](/glossary/system-design-interview) by learning other people’s diagrams. It shows. The interviewer asks for a ticket shop and receives the standard picture: load balancer, cache, queue, sharded database, in that order, whatever the question was. This guide is written by people who take the notes. It says what we write down.

## What is being assessed

A design interview is a simulation of a working day: an unclear request, incomplete facts, a colleague with an opinion, and an hour. The scorecard usually has five rows.

| Row | Weak | Strong |
|---|---|---|
| Framing | Starts drawing at once | Finds the two requirements that decide the design |
| Sizing | “It must scale” | Rough numbers, and a conclusion from them |
| Data | Boxes first, data later | Says which record is the truth and who may change it |
| Failure | Everything works | Knows what happens when each arrow breaks |
| Trade-offs | One right answer | Names the alternative and when it would be better |

There is no row for the number of components. A design with three boxes that answers the question beats one with twelve.

## A plan for the hour

Sessions are commonly 45 to 60 minutes. For fifty:

1. **Five minutes: the question.** Who uses it, for what, how often, what must never happen? Choose two or three requirements and say that you are leaving the others out.
2. **Five minutes: the numbers.** See below.
3. **Ten minutes: the data and the interface.** The main records, their keys, who writes them; then three or four operations with inputs and results.
4. **Fifteen minutes: the design.** The simplest thing that fulfils the numbers. Walk one request through it from end to end.
5. **Ten minutes: break it.** Two requests together; a slow dependency; a message delivered twice; a whole site gone.
6. **Five minutes: what next.** What you would measure first, what you would change at ten times the load, what you are unsure about.

Say the plan aloud at the beginning. The interviewer will tell you if they want something else, and you will look like a person who has run a meeting.

## Sizing without fear

Sizing is not a test of mental arithmetic. It is there to rule out designs. Round brutally.

*Example: a ticket shop. A concert of 20,000 seats goes on sale at ten o’clock. How hard is it?*

```text
Buyers waiting at 10:00         200,000   (ten for each seat, assumed)
They all ask within             about 10 seconds
Requests per second at peak     20,000
Of these, useful                20,000 seats in total, ever
Size of all seat records        20,000 × 200 bytes = 4 MB
```

Look at what the numbers say. The data fit into the memory of a telephone, so sharding the database is beside the point. What is hard is that 200,000 people want 20,000 things at once, and each may be sold to only one of them. The design is therefore about **admission and contention**: a waiting room in front, a short hold on each seat, one place in which a seat changes from free to held. A candidate who draws conclusions like these after five minutes has nearly passed, whatever comes next.

Useful numbers to carry with you: a day has about 86,400 seconds, so a million requests a day is about twelve a second on average; peaks are often five to ten times the mean; a round trip within a region is about a millisecond and across an ocean roughly a hundred. You need no others.

## Where good engineers lose points

**They answer from their job.** If your employer runs everything on [Kafka](/technologies/kafka), the first idea is a topic. It may be right. Say why a queue is needed here at all, what ordering you depend on, and what a consumer does with a repeated message.

**They treat consistency as a word.** “Eventually consistent” is the beginning of a sentence. Finish it: consistent after how long, who may see the old value, and what harm does it do? For the ticket shop: the seat map may be two seconds old, the sale may not.

**They add a cache to everything.** A cache is a second copy that is allowed to be wrong. Say how wrong, and how it is corrected.

**They ignore people.** Support staff who must cancel an order, an operator at three in the morning, a customer who refreshes the page. Mention one, and design for that one.

**They do not hear hints.** “What if the payment provider answers late?” is not curiosity; it is the interviewer opening a door to the part of the scorecard you have not filled. Go through it.

**They bluff.** “I have not used that, so I would look for these two properties” is a good answer and appears in the notes as such.

## Four weeks of preparation

You do not need to leave your job for it. Five hours a week will do.

### Week 1: your own systems

Take two systems you have worked on. Draw each from memory on one page. For each arrow, write what happens when it fails. Find one decision you would now make differently and be able to say what you learned. Many design interviews end with “tell me about something you have built”, and most people are unprepared for it.

### Week 2: building blocks, by properties

For each of the following, write three lines: what it promises, what it does not, and how it fails. Relational database, key-value store, log, queue, cache, object storage, search index, load balancer, scheduler. If you cannot write the second line, read the documentation of one product until you can.

### Week 3: four questions, aloud

Work through four problems of different kinds, with a timer, speaking:

- contention: the ticket shop, or a booking of meeting rooms
- fan-out: notifications to the followers of an account
- ingestion: readings from a hundred thousand meters
- correctness: a ledger of transfers between accounts

Record yourself once. It is unpleasant and worth a week of reading.

### Week 4: with somebody else

Two sessions with a colleague who interrupts. Ask them to change a requirement after twenty minutes. Change places: playing the interviewer teaches you faster than anything else what is audible from the other chair.

## On the day

- Have paper, even for a remote session. Test the drawing tool beforehand.
- Repeat the question in your own words before you answer it.
- If you are stuck, go back to the data: who writes it, who reads it, what may not be lost.
- Keep ten minutes for your own questions. “Which part of your real system would you redesign?” tells you more about a team than any recruiter can.

If English, or speaking under observation, is a difficulty, say so when the interview is arranged and ask what adjustments are possible: questions in writing, more time, cameras off. Good companies have an answer ready.

## Afterwards

Write down the question, what you would do differently, and one thing you enjoyed. If you are turned down, ask which row of the scorecard was weak. Not everybody answers. Those who do hand you the plan for next time.
$md$
) on conflict (slug) do nothing;

insert into content_hubs (
  slug, title, content_type, category, difficulty_level, meta_title, meta_description, excerpt,
  description, tags, target_audience, reading_time_minutes, author, technology_id, location_id,
  published, published_at, created_at, updated_at, content
) values (
  'hiring-kubernetes-engineers',
  'Hiring Kubernetes engineers: four jobs behind one keyword',
  'analysis',
  'market',
  'advanced',
  'Hiring Kubernetes Engineers',
  '“Kubernetes” in an advert can mean four different jobs. How to tell them apart, what to ask for each, and where to find people near the skill.',
  '“Kubernetes experience” is asked of people who deploy to a cluster, run one, build on one and rescue one. They are different people, and only one of them is yours.',
  'An analysis of the four jobs hidden behind the Kubernetes keyword, with questions, practical tasks and sourcing advice for each.',
  array['Kubernetes', 'platform engineering', 'DevOps', 'sourcing', 'interview questions'],
  array['hiring-managers', 'recruiters'],
  6,
  'Plumbline Editorial',
  (select id from technologies where slug = 'kubernetes'),
  (select id from locations where slug = 'austin'),
  true,
  '2026-08-25 09:00+00',
  '2026-08-25 09:00+00',
  '2026-08-25 09:00+00',
  $md$
An advert says “strong Kubernetes experience required”. Eighty people apply. Perhaps ten have done the job you mean, and the keyword will not tell you which, because nearly everybody who has worked near a container since 2018 may write it down in good conscience. The remedy is not a harder quiz. It is to find out which of four jobs you are hiring for.

## The four jobs

| | Deployer | Operator | Builder | Rescuer |
|---|---|---|---|---|
| Does | Ships services to a cluster others run | Keeps clusters healthy | Extends the platform for other teams | Is called when nobody understands it |
| Usual title | [Backend developer](/roles/backend-developer/austin) | [DevOps](/roles/devops-engineer/austin) or infrastructure engineer | [Platform engineer](/roles/platform-engineer/austin) | Staff [SRE](/roles/site-reliability-engineer/austin), consultant |
| Thinks about | Probes, resources, rollout | Upgrades, networking, access, cost | Interfaces, adoption, controllers | Kernel, packets, etcd, time |
| Learns it in | Weeks | A year or two | After operating | Many incidents |
| Needed | In every product team | A few | A few, in larger firms | Rarely, then urgently |

Most companies that advertise for a builder need an operator. Most that advertise for an operator run a managed service and four applications, and need a deployer with some curiosity plus ten days a year of somebody better.

### How to decide

Answer three questions with numbers:

1. How many clusters, and who runs the control plane? On a managed service ([AWS](/technologies/aws), [Azure](/technologies/azure) or [Google Cloud](/technologies/google-cloud)) much of the operator’s old work has gone; what remains is networking, identity, upgrades and cost.
2. How many teams deploy to them? Under five teams, a builder will be short of customers.
3. How many incidents in the last year had a cause *inside* the cluster, rather than in an application? If you do not know, hire someone who would have known.

## What to ask each

The questions below separate people because they need experience of consequences. None can be answered by naming an object.

### Deployer

- Your service restarts every few minutes under load, and the logs show nothing. Where do you look, in order? *(Good: last state and exit code, memory limit, liveness probe that fails when the service is merely busy.)*
- What is the difference between being alive and being ready, and what harm does it do to use one endpoint for both?
- A rollout is half done and errors rise. What has already protected you, and what do you do?

### Operator

- Walk me through your last version upgrade. What did you check before, what broke anyway?
- Half of the pods on one node cannot resolve names. What are the possible layers, and how do you exclude each?
- Who in your present company may read secrets in production? How do you know?
- How did you find out what the cluster costs, by team?

### Builder

- Which feature of your platform did teams avoid, and what did you do about it?
- When would you *not* write an operator for something?
- How do you change an interface that forty services use?

### Rescuer

- Describe an incident in which the first three explanations were wrong.
- What do you collect before you restart anything?

## A practical task of forty minutes

Give the candidate a small cluster, or a recording of one, and a manifest that is valid but unwise:

```yaml
spec:
  replicas: 2
  template:
    spec:
      containers:
        - name: orders
          image: registry.example.com/orders:latest
          livenessProbe:
            httpGet: { path: /health, port: 8080 }
          resources:
            limits: { memory: 256Mi, cpu: 250m }
```

Say: `/health` also queries the database. Yesterday the database was slow for five minutes and the shop was down for twenty. Explain, and change what you would change.

What happened: the probe failed while the database was slow, both replicas were restarted, and they started cold under full load on a quarter of a core, so that they failed again. A deployer who has felt this will see it within five minutes. After that, listen for the order of the repairs. Taking the database out of the liveness check comes first, and a readiness probe and a more generous start-up follow. A moving image tag, a tight CPU limit and the missing spread over nodes are worth mentioning; none of them caused the twenty minutes. Candidates who list every fault with equal weight have read a checklist. Candidates who say “this one first, tonight” have been awake for it.

## Where the people are

**Near the skill.** Engineers who ran fleets of virtual machines with care learn the operator’s job faster than developers who know every object in the API. Ask for Linux, networking and a habit of writing things down, and allow three months.

**In the places with large estates.** Cities with cloud vendors, hardware makers and software firms side by side, such as [Austin](/locations/austin), have many operators and a fair number of builders. They also have employers who look for the same people, so expect your candidate to hold another offer; the loop must be quick.

**Remotely.** Operator and builder work travels well, with one condition: on-call. Say in the advert how often, how it is compensated in time, and in which zone.

**On contract.** The rescuer is best hired by the week. So is the expert who sets up the first cluster, provided that somebody permanent sits beside them from the first hour. Our [consultants](/services/it-consultancy) come for three to six months, which is about right for setting up a platform and handing it over.

## Certificates

The common Kubernetes certificates are practical exams at a keyboard, and they show that somebody can use the tool under time pressure. That is worth something for a deployer or a new operator. They say little about judgement, and their absence says nothing at all about people with ten years of operations behind them. Treat one as you would treat a driving licence.

## Assess the neighbours too

A cluster is where other skills meet. Before you reject a candidate for a gap in Kubernetes, check [Docker](/technologies/docker) images (what is in them, who patches them), [Terraform](/technologies/terraform) (how was the cluster made, and could it be made again?), networking, and one programming language. Before you accept one for fluency in Kubernetes, check the same list. People who can recite the API and cannot say what a subnet is are common, and expensive at night.

## Rewriting the advert

Replace “strong Kubernetes experience” with the sentence that fits:

- **Deployer:** “You will ship and run two services on our managed cluster; a platform team is one message away.”
- **Operator:** “You will run three managed clusters for nine teams, upgrade them each quarter, and be on call one week in five.”
- **Builder:** “You will own the path by which forty services reach production. The teams are free not to use it.”
- **Rescuer:** “We have an incident every month we cannot explain. Stay until we can.”

Each of these loses applicants, which is the purpose. If you would like the shortlisting done by people who have held all four jobs, that is the sort of [technical screening](/services/technical-screening) we do: two to four hours per candidate, and a written reason for each name.
$md$
) on conflict (slug) do nothing;

insert into content_hubs (
  slug, title, content_type, category, difficulty_level, meta_title, meta_description, excerpt,
  description, tags, target_audience, reading_time_minutes, author, location_id, industry_id,
  published, published_at, created_at, updated_at, content
) values (
  'hiring-engineers-in-financial-services',
  'Hiring engineers in financial services: what the regulated loop adds',
  'report',
  'market',
  'intermediate',
  'Hiring Engineers in Financial Services',
  'What hiring software engineers in banks, insurers and fintechs adds to an ordinary loop: regulation, vetting, notice and domain knowledge, with a plan.',
  'A bank hires engineers from the same market as everybody else, with more steps and fewer surprises allowed. This report lists what is added, how long it takes and what can run in parallel.',
  'A report for executives on what regulation, vetting and domain knowledge add to engineering hiring in financial services.',
  array['financial services', 'regulation', 'vetting', 'hiring plan', 'London'],
  array['executives', 'hiring-managers'],
  6,
  'Plumbline Editorial',
  (select id from locations where slug = 'london'),
  (select id from industries where slug = 'financial-services'),
  true,
  '2026-10-13 09:00+00',
  '2026-10-13 09:00+00',
  '2026-10-13 09:00+00',
  $md$
Banks, brokers, insurers and payment firms compete for engineers with companies that can make an offer on Friday and have the person at a desk within the month. They cannot change that by wishing. What they can do is know exactly which parts of their process the regulator asks for, which parts habit added, and which could take place at the same time. This report takes them in turn, with examples from [London](/locations/london), where many of our readers hire.

It is a practitioner’s summary and not legal advice. Rules are named so that you can look them up.

## What regulation asks of the engineering team

| Rule | Where | What it means for the people you hire |
|---|---|---|
| Digital Operational Resilience Act | European Union, applies since January 2025 | Somebody must own ICT risk, incident reporting, resilience testing and the register of suppliers |
| Operational resilience rules | United Kingdom | Important business services with impact tolerances; engineers who can map a service to its systems |
| Senior Managers and Certification Regime | United Kingdom | Named accountability at the top; conduct rules reach most staff; fitness checks for certified roles |
| Clock synchronisation under MiFID II | European Union, with a UK equivalent | Trading venues and their members need engineers who understand time to fractions of a millisecond |
| PCI DSS | Card payments, worldwide | Segmentation, key handling, evidence; a design skill more than a paper one |
| Sarbanes-Oxley controls | Firms listed in the United States | Change approval and separation of duties in the release pipeline |

The pattern: regulation rarely asks for a particular certificate. It asks for engineers who leave **evidence** as they work. In an interview that is one question: “How would you show an auditor, a year later, who approved this change and why it was safe?” Engineers from well-run product companies often have a good answer, since a reviewed pull request with a linked test run is very nearly what is wanted. They do not know that it has a name.

## What the domain asks

Domain knowledge is over-required in adverts and under-tested in interviews. Separate three groups.

**Needs it on day one:** pricing, risk models, settlement, reconciliation, ledger design. An error is silent and compounds. Test by a case: give a ledger with a reversal in it and ask which balances are right at noon.

**Learns it in a quarter:** payments interfaces, onboarding and identity checks, lending workflows. Solid [backend](/roles/backend-developer/london) skill matters more. Rounding, idempotency and time zones will do as a screen.

**Hardly needs it:** platform, front end, internal tools, most data engineering. An advert that demands five years in banking for these shortens your list and lengthens your search for nothing.

A good screening question for all three groups: “Two messages about the same payment arrive in the wrong order. What does your system show in the meantime, and to whom?”

## The calendar

The steps below come after the interviews. The durations are the ranges we plan with; yours will differ, and the first useful thing you can do is to measure them.

| Step | Plan with | Can start |
|---|---|---|
| Offer approval | 1–5 working days | When the role is opened |
| Identity and right to work | 1–3 working days | At the final interview |
| Employment and education references | 5–15 working days | On acceptance, or earlier with consent |
| Criminal record and credit checks, where lawful for the role | 5–15 working days | On acceptance |
| Regulatory references for certified roles | 10–30 working days | On acceptance |
| Notice period | One to three months in the United Kingdom; often two weeks in the United States | On acceptance |

In London the notice period is usually the longest row, and everything else can be finished inside it. The common mistake is a sequence: an offer “subject to checks” on which the candidate does not dare to resign, so that notice begins when the checks end. With three weeks of checks and three months of notice that is almost four months where three would have done. Say in writing which checks could in practice lead to withdrawal, complete those first, and tell the candidate in so many words when it is safe to resign.

## Where candidates are lost

- **Between the last interview and the offer.** Committees. Approve terms when the role opens.
- **At the vetting portal.** Four employers’ addresses and a document scanner, requested on a Sunday evening by an unknown company. A message from the hiring manager beforehand, with a name to call, prevents most of it.
- **At the technology.** Strong engineers ask how long it takes from merge to production. If the true answer is six weeks, say so, and say what is being done; the person may be the one you need for it. Discovering it in week two is worse for everybody.
- **At the contract.** Restrictive covenants and outside-interest clauses that forbid open-source work. Find out early which are fixed.
- **At the office question.** Some desks must be on site. Many roles need not, and are written as if they did.

## Legacy is a hiring matter

Much of the sector runs on systems older than the candidates. Two honest ways to hire for that:

1. **Hire for the migration**, with the end in view: an engineer who has moved a live ledger or a batch estate before, knows how to run two systems side by side and reconcile them every night, and is proud of the day the old one was switched off.
2. **Hire for the estate**, for people who like depth and stability. They exist, they stay, and they are badly served by adverts that speak only of transformation.

Do not hire for the first and assign to the second. The resignation arrives within a year, with notice.

## Contractors

Contract engineers are usual for regulatory deadlines and migrations. Three points belong in the plan: the employment-status rules (in the United Kingdom the off-payroll rules, IR35) decided before the advert; the same vetting as staff for the same access; and knowledge kept in writing, since a supervisor may ask two years later why a control was built as it was. Our [consultants](/services/it-consultancy) come for three to six months; for a deadline, count backwards from the test phase rather than from the date of the rule.

## A plan for the next twelve months

1. **Sort open roles** into the three domain groups above, and remove the banking requirement from the third.
2. **Time your last ten hires**, step by step, from final interview to first day. Draw what ran in sequence.
3. **Move two steps forward:** approval to the opening, identity to the final interview.
4. **Add one evidence question** to every engineering loop, with anchors on the [scorecard](/resources/structured-interview-scorecards).
5. **Train interviewers** on what they may not ask; vetting is not the interviewer’s job.
6. **Report three figures** to the executive: time from final interview to offer, share of offers accepted, and months of notice still outstanding. The last is a forecast of capacity, and few executives have ever seen it.

## How we work in the sector

We interview against the job’s real duties, write down the evidence within 24 hours, and keep vetting separate from assessment. What that looks like in detail is on our [financial services page](/industries/financial-services), and the general case for speed is in [the cost of a slow hiring loop](/resources/cost-of-a-slow-hiring-loop). If you are about to open ten roles for a regulatory date, start with the calendar. It is the one thing in this report that cannot be hired.
$md$
) on conflict (slug) do nothing;

insert into content_hubs (
  slug, title, content_type, category, difficulty_level, meta_title, meta_description, excerpt,
  description, tags, target_audience, reading_time_minutes, author, published, published_at,
  created_at, updated_at, content
) values (
  'how-recruiters-are-paid',
  'How recruiters are paid, and what each fee rewards',
  'guide',
  'hiring',
  'beginner',
  'How Recruiters Are Paid: Fees and What They Reward',
  'Contingency, retained search, contract margins, monthly recruiters and interviews by the piece: who pays when, what the price rewards, what to ask.',
  'Five ways to price recruiting: what each fee pays for, what it rewards quietly, and the questions to ask before you sign.',
  'The fee models of technical recruiting compared by what they cost, when they are due and how they change the behaviour of whoever is paid.',
  array['fees', 'price', 'contracts', 'planning'],
  array['hiring-managers', 'executives'],
  5,
  'Plumbline Editorial',
  true,
  '2026-11-17 09:00+00',
  '2026-11-17 09:00+00',
  '2026-11-17 09:00+00',
  $md$
Recruiting has few prices and many fees. Two firms that quote the same percentage can behave quite differently, because what decides behaviour is not how much is paid but **when, and for what**. This guide goes through the five usual ways. There are no amounts in it: they depend on country, role and year, and you will get them from whoever wants the work.

## The five ways

| What you buy | Paid when | Who carries the risk | Suits |
|---|---|---|---|
| [Contingency search](/glossary/contingency-search) | A person you were introduced to starts | The agency | Roles with a visible market |
| [Retained search](/glossary/retained-search) | In instalments: start, shortlist, hire | You, mostly | Leadership, rare skills, discretion |
| Contract engineers, as [staff augmentation](/glossary/staff-augmentation) | By the hour or day, as long as the work lasts | Shared | Projects with an end, peaks, cover |
| Recruiters: one on contract, or [outsourcing](/glossary/recruitment-process-outsourcing-rpo) | By the month, sometimes with an amount for each hire | Shared | Many hires over many months |
| Interviews and assessments | For each one that took place | The firm, for its quality | Teams that find candidates and lack interviewers |

## What each of them rewards

**A fee for a hire rewards hires.** Under contingency nine searches in ten may earn nothing, so a sensible recruiter works on the ones that look easy and leaves the others. That is no bad faith; it is arithmetic. You see it in the second week, when the CVs stop. If your role is hard, either make it easier to sell or buy another model.

**A fee as a share of the pay rewards high pay.** The effect is small beside the wish to close, but it points the wrong way when you ask your recruiter what the market pays. Ask somebody else as well, or agree on a fixed amount for each level.

**Instalments reward a good start.** In a retained search two thirds may be paid before anybody is hired. Tie each instalment to something that you can look at: the list of companies searched, with everyone who was contacted and what they said; a shortlist with written evidence for each name.

**A margin on each hour rewards hours.** A contract that is prolonged costs the supplier nothing. Agree on an end, and on who decides whether there is a second term, before the first day. Look at how much of the day rate reaches the engineer: where the share is small, good people leave for a better agency in the middle of your project.

**A monthly price rewards activity.** Recruiters paid by the month can be busy for a quarter without a hire. Manage them by the same three figures as your own: time to hire, share of offers accepted, and how many of those hired are still there after half a year.

**A price for an interview rewards interviews.** The firm gains nothing by your saying yes, which is the reason to use it for judgement and not only for relief. What it can reward is haste. Ask to read two reports before you buy ten.

## Terms that matter more than the percentage

- **When it is due.** On the day of signature, of the start, or thirty days after the start. The last is a guarantee in itself.
- **The [guarantee period](/glossary/guarantee-period).** Its length is advertised, its conditions decide: replacement or refund, what counts as a redundancy, how soon you must say so. Ours is two weeks; the questions about [Direct Hire Placement](/services/direct-hire) say why it is short.
- **Candidate ownership.** For how long an introduction counts, and what happens when two agencies, or your own employee, know the same person. Twelve months without a definition of *introduction* is how one CV becomes two invoices.
- **The conversion fee.** What it costs to employ a contractor, and how it falls with each month of work.
- **Exclusivity.** It is worth something to a recruiter. Give it for a few weeks in exchange for a plan, not for good in exchange for nothing.
- **Who does the work.** The person who sold it to you, or somebody you have not met.

## Compare by what a filled seat costs

Put the offers on one line by asking what *one engineer who is still there after a year* would cost under each.

1. Take the number of hires that you really expect, not the plan’s.
2. Add your own hours. Ten CVs that miss cost your reviewers more than one that does not, and no offer shows it.
3. Add the weeks of vacancy, at an engineer-week each. [The cost of a slow hiring loop](/resources/cost-of-a-slow-hiring-loop) shows how.
4. Multiply by how often it has failed. If one in five of an agency’s placements left within a year, its fee is a quarter higher than it says.

Where a seat that stays empty is expensive, the third line decides more than the first.

## Seven questions before you sign

1. What have you filled in the last six months that resembles this role, and what did you give up on?
2. How many searches does the person who will do ours work on now?
3. What will we see in the first ten working days, even if nobody is found?
4. Who else gets these candidates?
5. What do you do if we change the brief in the third week?
6. Under what conditions have you refused to replace somebody?
7. May we speak to a client for whom it did not go well?

The last one sorts. Everybody has such a client; those who name one have learned something from it.

## How we do it

We offer [permanent search](/services/direct-hire), contract engineers for a term, [recruiters on contract](/services/contract-recruiter) from three months, [outsourced recruiting](/services/recruitment-process), and [interviews](/services/technical-interview) and [screening](/services/technical-screening) without any search at all. The price depends on the role, the number and the country, so you hear it on the first call and have it in writing before anything starts. If another model than ours suits your case, we say so; a search that was bought the wrong way is no pleasure for either side.
$md$
) on conflict (slug) do nothing;

insert into content_hubs (
  slug, title, content_type, category, difficulty_level, meta_description, excerpt, description,
  tags, target_audience, reading_time_minutes, author, published, created_at, updated_at, content
) values (
  'boolean-search-for-engineering-recruiters',
  'Boolean search for engineering recruiters',
  'resource',
  'hiring',
  'beginner',
  'Working Boolean strings for engineering roles, and how to widen and narrow them without losing the people you want.',
  'Search strings for engineers go wrong in two ways: they demand a word good people do not use, or they accept everybody who does.',
  'How to build, test and maintain Boolean search strings for engineering roles.',
  array['sourcing', 'Boolean search'],
  array['recruiters'],
  5,
  'Plumbline Editorial',
  false,
  '2026-10-20 09:00+00',
  '2026-10-20 09:00+00',
  $md$
A [Boolean search](/glossary/boolean-search) is a description of a person in the words that person would use. That is the difficulty. The hiring manager describes the job in the company’s words, the engineer describes it in the words of the last team, and the string has to meet in the middle.

This page gives a method, a set of strings to adapt, and the mistakes we see most when we train sourcers.

## The three operators, and what they really do

- `AND` narrows. Every `AND` removes people who have the skill and did not write it down.
- `OR` widens. Use it for synonyms, never for wishes.
- `NOT` removes. It is blunt: `NOT manager` removes the engineer who wrote “reported to the engineering manager”.

Quotation marks keep words together, brackets keep thoughts together. Platforms differ in how many operators they accept, in whether `NOT` is written `-`, and in whether they search the whole profile or only parts of it. Read the help page of the tool you pay for; it takes ten minutes.

## A method in five steps

1. **Write the person in one sentence.** “Has run a streaming pipeline in production and repaired it.”
2. **List the nouns** in the sentence that such a person would have on a profile: streaming, pipeline, the names of tools.
3. **Add the neighbours.** For each tool, what would somebody use who did the same work elsewhere? Ask an engineer.
4. **Build two groups**, not five: what they do, and with what.
5. **Read twenty results** before you change anything. Mark each as *right*, *near* or *wrong*, and find the word that the wrong ones share.

The fifth step is what separates sourcers. A string is a guess; twenty profiles are the experiment.

## Strings to adapt

### Data engineer

```text
("data engineer" OR "analytics engineer" OR "data platform" OR "ETL developer")
AND (kafka OR kinesis OR pubsub OR pulsar OR "change data capture" OR debezium)
```

Two groups: the job under its four usual titles, and streaming under its usual tools. Note what is absent. There is no `python`, because nearly everybody in the first group has it, and those who do not mention it would be lost. Try it for [data engineers in Austin](/roles/data-engineer/austin) and compare with the same string plus `AND python`.

### Frontend developer with accessibility

```text
(react OR vue OR angular OR svelte OR "web components")
AND (accessibility OR a11y OR wcag OR "screen reader" OR "aria")
```

People who care about accessibility write one of those words. The title does not matter: some call themselves designers.

### Embedded engineer

```text
(firmware OR embedded OR rtos OR "bare metal")
AND ("C++" OR "embedded C" OR rust)
AND (stm32 OR nrf52 OR zephyr OR freertos OR "can bus" OR yocto)
```

A third group is justified here, since “embedded” is also used for analytics, finance and journalists. Check how your tool treats `C++`; many drop the signs and return everybody with the letter C.

### Site reliability engineer

```text
("site reliability" OR sre OR "production engineer" OR "reliability engineer")
AND (incident OR postmortem OR "error budget" OR slo OR "on call" OR "on-call")
```

The second group consists of habits rather than tools. It finds people who have been woken up.

## Widening and narrowing

| You see | Probably | Change |
|---|---|---|
| Fewer than 30 results | One `AND` too many | Remove the group with the rarest word |
| Thousands | Second group too general | Replace tools with consequences (“incident”, “migration”, “latency”) |
| Right people, wrong level | Titles | Search for scope words: “owned”, “led design”, “staff” |
| Same faces as last month | The string is used up | Change the *what*, keep the *with what* |
| Only one kind of person | The words are biased | Add the synonyms of other industries and countries |

The last row is serious. Words carry groups with them: “ninja” and “rockstar” are the famous examples, but so are the names of universities, of certain employers and of bootcamps. A string built on where people have been, rather than on what they have done, reproduces the team you have. It can produce [adverse impact](/glossary/adverse-impact) before a single CV has been read.

## Beyond profiles

Engineers leave traces in places that are not built for recruiters: conference programmes, release notes, issue trackers, mailing lists, package maintainers’ pages. Two rules for using them. Read before you write, so that the first message mentions something true. And keep no list of people without a lawful reason to hold it; in the United Kingdom and the European Union you must be able to say where you found somebody’s data, and to delete it when asked.

## The message matters more than the string

The best string yields a list of [passive candidates](/glossary/passive-candidate) who did not ask to hear from you. A message that works has four sentences: what made you write to this person, what the work is, one honest difficulty about it, and a question that can be answered in a line. If you cannot write the first sentence, you have not read the profile, and the person will notice.

Keep a record of which strings produced people who reached an interview. After a quarter you will own five strings that work, and a [talent pipeline](/glossary/talent-pipeline) that is more than a spreadsheet.

## Exercises

1. Take an advert from your own site. Write the person in one sentence without using any word of the advert.
2. Find three titles for the job in three industries.
3. Build two groups, read twenty results, change one word, read twenty more. Write down what changed.
4. Give your string to a colleague and ask them to describe the person you are looking for. If the description surprises you, so will the candidates.

We run this as a half-day in our [recruiter training](/services/recruiter-training), with the participants’ own vacancies. Bring a difficult one.
$md$
) on conflict (slug) do nothing;

insert into content_pages (slug, category, published, published_at, updated_at) values
  ('technical-interview-services-guide', 'hiring', true, '2025-01-14 09:00+00', '2026-09-08 09:00+00'),
  ('structured-interview-scorecards', 'interviewing', true, '2025-03-11 09:00+00', '2026-05-19 09:00+00'),
  ('take-home-or-live-coding', 'interviewing', true, '2025-05-06 09:00+00', '2026-02-24 09:00+00'),
  ('hiring-remote-engineers-across-time-zones', 'hiring', true, '2025-07-22 09:00+00', '2026-07-02 09:00+00'),
  ('onboarding-a-contract-engineer', 'hiring', true, '2025-09-16 09:00+00', '2025-09-16 09:00+00'),
  ('interview-loop-calibration-report', 'interviewing', true, '2025-11-04 09:00+00', '2026-04-14 09:00+00'),
  ('ai-assistance-in-technical-interviews', 'interviewing', true, '2026-01-20 09:00+00', '2026-09-29 09:00+00'),
  ('cost-of-a-slow-hiring-loop', 'market', true, '2026-03-10 09:00+00', '2026-10-06 09:00+00'),
  ('reading-a-senior-engineer-cv', 'hiring', true, '2026-04-28 09:00+00', '2026-04-28 09:00+00'),
  ('preparing-for-a-system-design-interview', 'careers', true, '2026-06-16 09:00+00', '2026-06-30 09:00+00'),
  ('hiring-kubernetes-engineers', 'market', true, '2026-08-25 09:00+00', '2026-08-25 09:00+00'),
  ('hiring-engineers-in-financial-services', 'market', true, '2026-10-13 09:00+00', '2026-10-13 09:00+00'),
  ('how-recruiters-are-paid', 'hiring', true, '2026-11-17 09:00+00', '2026-11-17 09:00+00'),
  ('boolean-search-for-engineering-recruiters', 'hiring', false, null, '2026-10-20 09:00+00')
on conflict (slug) do nothing;
