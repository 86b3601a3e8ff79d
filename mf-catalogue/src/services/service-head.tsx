import { Seo } from 'shared-ui'
import { ServiceData } from '../service-data.tsx'
import type { ServiceBasics } from './contents/service-content.ts'

/** What search engines and shared links are told. */
export function ServiceHead({ slug, content }: { slug: string; content: ServiceBasics }) {
  const { title, description, metaTitle, metaDescription } = content
  return (
    <>
      <Seo title={metaTitle} description={metaDescription} />
      <ServiceData name={title} type={title} path={`/services/${slug}`} description={description} />
    </>
  )
}
