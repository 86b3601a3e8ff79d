import { useEffect, useRef } from 'react'
import { ButtonLink, ScheduleCallButton } from 'shared-ui'
import type { Notice } from '../posted-form/form-answer.ts'
import { PostNotice } from '../posted-form/post-notice.tsx'
import styles from './thank-you.module.css'

/** Stands where the form was. */
export function ThankYou({ notice }: { notice: Notice | null }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had focus is gone with the form.
  useEffect(() => heading.current?.focus(), [])

  return (
    <div className={styles.thanks}>
      {notice && <PostNotice {...notice} />}
      <h2 ref={heading} tabIndex={-1}>
        Thank you
      </h2>
      <p>
        The quickest way to talk about the engineers you need is a call: pick a time for it. Or
        write to us, and a recruiter answers during business hours.
      </p>
      <div className={styles.actions}>
        <ScheduleCallButton />
        <ButtonLink to="/contact" variant="secondary">
          Contact us
        </ButtonLink>
      </div>
    </div>
  )
}
