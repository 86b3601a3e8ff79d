import styles from './back-to-top.module.css'

/**
 * A link that stays in the corner from the third screen of a long page on, or waits at its end where there is no room beside
 * the text, and is not there on a short page: drawn by CSS alone over the positioned element that it ends. `#top` is no
 * element's id; without JavaScript it is the browser's own top of the page, and with it the frame takes focus along.
 */
export function BackToTop() {
  return (
    <div className={styles.rail} data-print="no">
      <a href="#top" className={`pl-icon-button ${styles.link}`} title="Back to top">
        <span aria-hidden="true">↑</span>
        <span className="visually-hidden">Back to top</span>
      </a>
    </div>
  )
}
