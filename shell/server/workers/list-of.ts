import * as v from 'valibot'

/** A list of which nothing is read when it is too long. */
export function listOf<const Item extends v.GenericSchema>(item: Item, max: number) {
  const isShort = (list: unknown) => Array.isArray(list) && list.length <= max
  return v.pipe(
    v.custom<v.InferInput<Item>[]>(isShort, `is no list of at most ${max}`),
    v.array(item),
  )
}
