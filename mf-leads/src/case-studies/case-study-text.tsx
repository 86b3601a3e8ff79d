import type { ReactNode } from 'react'
import { DefinitionPanel, Columns, Quote, ScheduleCallButton } from 'shared-ui'
import { Link } from 'shared-ui/router'
import type { CaseStudy } from './case-studies-content.ts'
import { KeyMetrics } from './key-metrics.tsx'
import styles from './case-study-text.module.css'

export function CaseStudyText({ study }: { study: CaseStudy }) {
  const { title, client, problem, solution, metrics, compared, testimonial, service } = study
  return (
    <article className={styles.study}>
      <h2>{title}</h2>
      <Columns aside={<Facts client={client} service={service} />}>
        <Part title="Challenge">{paragraphs(problem)}</Part>
        <Part title="Solution">{paragraphs(solution)}</Part>
      </Columns>
      <Part title="Key metrics">
        <KeyMetrics metrics={metrics} compared={compared} />
      </Part>
      <Part title="Client testimonial">
        <Quote {...testimonial} />
      </Part>
    </article>
  )
}

function Facts({ client, service }: Pick<CaseStudy, 'client' | 'service'>) {
  const serviceLink = <Link to={service.href}>{service.name}</Link>
  return (
    <DefinitionPanel
      title="In short"
      level={3}
      items={[
        { term: 'Client', details: client },
        { term: 'Service', details: serviceLink },
      ]}
    >
      <ScheduleCallButton variant="secondary" wide />
    </DefinitionPanel>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="pl-stack">
      <h3>{title}</h3>
      {children}
    </section>
  )
}

function paragraphs(texts: string[]) {
  return texts.map((text) => (
    <p key={text} className={styles.paragraph}>
      {text}
    </p>
  ))
}
