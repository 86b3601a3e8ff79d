import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { Quote, type QuoteProps } from 'shared-ui'
import styles from './testimonial-carousel.module.css'

/** Quotes one at a time, round and round. All of them show where nothing turns: without scripts, and on paper. */
export function TestimonialCarousel({ quotes }: { quotes: readonly QuoteProps[] }) {
  const [index, setIndex] = useState(0)
  const slidesId = useId()
  const turn = (step: 1 | -1) => setIndex((index + step + quotes.length) % quotes.length)

  return (
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label="Client testimonials"
      className={styles.carousel}
    >
      <div className={styles.controls}>
        <button
          type="button"
          className={`pl-icon-button ${styles.control}`}
          aria-label="Previous testimonial"
          aria-controls={slidesId}
          onClick={() => turn(-1)}
        >
          <IconArrowLeft size={20} stroke={1.5} aria-hidden="true" />
        </button>
        <button
          type="button"
          className={`pl-icon-button ${styles.control}`}
          aria-label="Next testimonial"
          aria-controls={slidesId}
          onClick={() => turn(1)}
        >
          <IconArrowRight size={20} stroke={1.5} aria-hidden="true" />
        </button>
        <p className={`pl-note ${styles.count}`} aria-hidden="true">
          {`${index + 1} / ${quotes.length}`}
        </p>
      </div>
      <div id={slidesId} className={styles.slides} aria-live="polite">
        {quotes.map((quote, position) => (
          <div
            key={quote.quote}
            role="group"
            aria-roledescription="slide"
            aria-label={`${position + 1} of ${quotes.length}`}
            className={styles.slide}
            hidden={position !== index}
          >
            <Quote {...quote} />
          </div>
        ))}
      </div>
    </div>
  )
}
