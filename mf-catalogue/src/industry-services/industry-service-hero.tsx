import { Badge, BadgeList, ButtonLink, PageHero } from 'shared-ui'
import { CatalogueArt } from '../catalogue-art.tsx'
import { IndustryArt } from '../industries/industry-art.tsx'
import type { Drawing } from '../industries/industry-content.ts'
import type { IndustryService } from './industry-services.ts'

interface IndustryServiceHeroProps {
  offer: IndustryService
  /** The industry's drawing; the catalogue's own for an industry without one. */
  drawing: Drawing | null
}

export function IndustryServiceHero({ offer, drawing }: IndustryServiceHeroProps) {
  return (
    <PageHero
      title={offer.title}
      lead={offer.description}
      badges={
        <BadgeList label="Industry and service">
          <Badge>{offer.industry.name}</Badge>
          <Badge>{offer.service.name}</Badge>
        </BadgeList>
      }
      actions={
        <>
          <ButtonLink to="/questionnaire">Get Started Today</ButtonLink>
          <ButtonLink to="/contact" variant="secondary">
            Schedule Consultation
          </ButtonLink>
        </>
      }
      art={drawing ? <IndustryArt drawing={drawing} /> : <CatalogueArt />}
    />
  )
}
