import { Button, PageBody, PageHero, Prose, Seo, SubSection } from 'shared-ui'
import { data, useActionData, useLocation, type ActionFunctionArgs } from 'shared-ui/router'
import { PostNotice } from '../posted-form/post-notice.tsx'
import { releases } from './release-content.ts'
import { noticeOf, readReleaseLink, releaseLead, type Release } from './release-lead.ts'
import styles from './release-page.module.css'

export { RouteError as ErrorBoundary } from 'shared-ui'

export async function action({ request }: ActionFunctionArgs) {
  const release = await releaseLead(readReleaseLink(new URL(request.url).search))
  return data(release, { status: releases[release].status })
}

/** Where the links of the firm's daily digest lead. Mail servers follow links, so only the button releases. */
export function Component() {
  const { search } = useLocation()
  const answer = useActionData() as Release | undefined
  const release = answer ?? (readReleaseLink(search) ? undefined : 'unknown')
  return (
    <>
      <Seo
        title="Release a Contact Request"
        description="For our recruiters: sends a contact request on its way that was held back because it looked automatic."
        noindex
      />
      <PageHero
        eyebrow="For our recruiters"
        title="Release a contact request"
        lead="This request was held back because it looked automatic. If you think that a person wrote it, release it."
      />
      <PageBody>
        <SubSection title="What releasing does">
          <Prose>
            <p>
              The request comes to you by email like any other, and its sender gets our confirmation
              unless they had one today. A request that you do not release stays where it is.
            </p>
          </Prose>
          <div className={styles.answer}>
            {release && <PostNotice {...noticeOf(release)} />}
            {(!release || release === 'failed') && (
              <form method="post">
                <Button type="submit">Release this request</Button>
              </form>
            )}
          </div>
        </SubSection>
      </PageBody>
    </>
  )
}
