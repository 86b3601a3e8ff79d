/** Whether somebody answers at an address, and that all is well. */
export const isAnswered = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
