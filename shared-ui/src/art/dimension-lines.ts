/** What a `Dimension` draws to measure a width: from a point to the right. In units of the `Sheet`. */
export const across = (x: number, y: number, width: number) => ({
  d: `M${x} ${y}h${width}`,
  ends: `M${x} ${y - 6}v12M${x + width} ${y - 6}v12`,
  arrows: `m${x} ${y} 7-3v6zM${x + width} ${y}l-7-3v6z`,
})

/** What it draws to measure a height: from a point downwards. */
export const down = (x: number, y: number, height: number) => ({
  d: `M${x} ${y}v${height}`,
  ends: `M${x - 6} ${y}h12M${x - 6} ${y + height}h12`,
  arrows: `m${x} ${y}-3 7h6zM${x} ${y + height}l-3-7h6z`,
})
