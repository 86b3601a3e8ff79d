/** Numbers the annotations of the sections that a page really has: `01 — In figures`. */
export function sectionNumbers(): (label: string) => string {
  let number = 0
  return (label) => {
    number += 1
    return `${String(number).padStart(2, '0')} — ${label}`
  }
}
