/** Where the picture for shared links of a page is, for example `/og/services/direct-hire.png`; the home page's is `/og/home.png`. */
export const socialImagePath = (path: string): string => `/og${path === '/' ? '/home' : path}.png`
