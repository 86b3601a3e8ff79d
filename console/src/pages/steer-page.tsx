import type { Deed } from '../steer/deeds.ts'
import { Command } from './parts.tsx'

interface SteerPageProps {
  remote: string
  deed: Deed
  /** Number of the remote's newest change as it is shown here. */
  since: number
  formToken: string
}

/** Asks whether somebody means it: what will happen, and how it is undone. */
export function SteerPage({ remote, deed, since, formToken }: SteerPageProps) {
  const { wish, title, effect, undo, line } = deed
  return (
    <div data-still>
      <h1>{title}?</h1>
      <p className="effect">{effect}</p>
      <p className="soft">{undo}</p>
      <form method="post" action={`/remotes/${remote}/steer`} className="form">
        <input type="hidden" name="form-token" value={formToken} />
        <input type="hidden" name="since" value={since} />
        <input type="hidden" name="do" value={wish.do} />
        {'release' in wish && <input type="hidden" name="release" value={wish.release} />}
        {wish.do === 'try' && (
          <label>
            Visitors in a hundred
            <input
              type="number"
              name="percent"
              min={1}
              max={99}
              required
              defaultValue={wish.percent}
            />
          </label>
        )}
        <label>
          Why, for the history (if you like)
          <input name="reason" maxLength={500} />
        </label>
        <div className="choices">
          <button type="submit">{title}</button>
          <a href={`/remotes/${remote}`}>Leave it as it is</a>
        </div>
      </form>
      <p className="soft">
        The same, typed: <Command line={line} />
      </p>
    </div>
  )
}
