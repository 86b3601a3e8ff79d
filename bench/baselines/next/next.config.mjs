/** The bench's server compresses, as it does for every candidate. */
export default { compress: false, poweredByHeader: false, distDir: 'node_modules/.next' }
