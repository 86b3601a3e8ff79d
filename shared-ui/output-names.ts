/**
 * A file keeps its name, and with it its address, from release to release as long as nothing in it changes.
 *
 * @param folder of all of them, `assets/`
 */
export function namesByContent(folder = '') {
  return {
    entryFileNames: `${folder}[name]-[hash:6].js`,
    chunkFileNames: `${folder}[name]-[hash:6].js`,
    assetFileNames: `${folder}[name]-[hash:6][extname]`,
  }
}

/** Servers find a release by its own address. */
export function plainNames(folder: string) {
  return {
    entryFileNames: `${folder}/[name].js`,
    chunkFileNames: `${folder}/[name].js`,
    assetFileNames: `${folder}/[name][extname]`,
  }
}
