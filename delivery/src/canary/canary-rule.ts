/** What was seen of one release while it was compared with another. */
export interface Evidence {
  /** Page views that used it, and those of them that failed on the server or in the browser. */
  views: number
  failures: number
  /** Page views with a web vital reported, and those of them with one that is rated poor. */
  measured: number
  poor: number
}

export const noEvidence: Evidence = { views: 0, failures: 0, measured: 0, poor: 0 }

/** Two-sided 99.9 %. Intervals this wide stay apart by chance so rarely that looking after every view is sound. */
const z = 3.29
/** Two that fail of the first few views are chance: at one in a hundred visitors, one sound canary in fifty had them. */
export const fewestHits = 5

/** The rule, for whoever looks at a canary. */
export const canaryRule = `It is taken back by itself when ${fewestHits} of its views fail, or are poor, and its 99.9 % interval lies wholly above the stable release’s.`

/**
 * Says why a canary is worse than the stable release, or null while it is not shown to be: five of its views failed, or
 * were poor, and their share has a 99.9 % Wilson interval that lies wholly above the stable release's.
 */
export function judgeCanary(canary: Evidence, stable: Evidence): string | null {
  if (isWorse([canary.failures, canary.views], [stable.failures, stable.views]))
    return `${describe(canary.failures, canary.views)} failed, against ${describe(stable.failures, stable.views)} of the stable release`
  if (isWorse([canary.poor, canary.measured], [stable.poor, stable.measured]))
    return `${describe(canary.poor, canary.measured)} had a poor web vital, against ${describe(stable.poor, stable.measured)} of the stable release`
  return null
}

/**
 * Wilson's score interval of a proportion, as fractions from 0 to 1.
 *
 * Source: E. B. Wilson, Journal of the American Statistical Association 22 (1927).
 */
export function wilsonInterval(hits: number, total: number): [low: number, high: number] {
  if (total === 0) return [0, 1]
  // One view can report more than one failure, of another remote's part for example.
  const share = Math.min(hits, total) / total
  const scale = 1 + z ** 2 / total
  const centre = share + z ** 2 / (2 * total)
  const margin = z * Math.sqrt((share * (1 - share)) / total + z ** 2 / (4 * total ** 2))
  return [(centre - margin) / scale, (centre + margin) / scale]
}

type Proportion = [hits: number, total: number]

const isWorse = (canary: Proportion, stable: Proportion): boolean =>
  canary[0] >= fewestHits && wilsonInterval(...canary)[0] > wilsonInterval(...stable)[1]

const describe = (hits: number, total: number): string => `${hits} of ${total} views`
