import type { Fault } from '../fault.ts'

export const shellFaults: readonly Fault[] = [
  {
    name: 'the home page has another headline',
    file: 'shell/src/home/home-page.tsx',
    find: 'title="Expert Technical Interview and Recruitment Solutions"',
    replace: 'title="Expert Technical Interviews and Recruitment Solutions"',
  },
  {
    name: 'the carousel does not wrap from the first quote to the last',
    file: 'shell/src/home/testimonial-carousel.tsx',
    find: '(index + step + quotes.length) % quotes.length',
    replace: '(index + step) % quotes.length',
  },
  {
    name: 'a link in the footer leads nowhere',
    file: 'shell/src/site-data.json',
    find: '"to": "/services/coding-interviews"',
    replace: '"to": "/services/coding-interview"',
  },
  {
    name: 'Escape closes a menu and leaves focus behind',
    file: 'shell/src/frame/use-disclosure.ts',
    find: '      setIsOpen(false)\n      button.current?.focus()\n',
    replace: '      setIsOpen(false)\n',
  },
  {
    name: 'focus stays on the link after a navigation',
    file: 'shell/src/frame/route-announcer.tsx',
    find: 'if (!keepsFocus) document',
    replace: 'if (!location) document',
  },
  {
    name: 'search engines may keep the 404 page',
    file: 'shell/src/not-found/not-found-page.tsx',
    find: ' description="The requested page could not be found." noindex />',
    replace: ' description="The requested page could not be found." />',
  },
  {
    name: 'a slash typed into a message opens the search',
    file: 'shell/src/search/search-shortcut.ts',
    find: "target.matches('input, textarea, select')",
    replace: "target.matches('input, textareas, select')",
  },
  {
    name: 'answers lack the header against guessed types',
    file: 'shell/server/http/security-headers.ts',
    find: "  'X-Content-Type-Options': 'nosniff',\n",
    replace: '',
  },
  {
    name: "shared caches may keep a canary's pages",
    file: 'shell/server/pages/send-page.ts',
    find: "bucket === null ? 'no-cache' : 'private, no-cache'",
    replace: "'no-cache'",
  },
  {
    name: 'robots.txt shuts search engines out',
    file: 'shell/server/app.ts',
    find: 'User-agent: *\\nAllow: /',
    replace: 'User-agent: *\\nDisallow: /',
  },
  {
    name: 'the server code of a release can be downloaded',
    file: 'delivery/src/releases/release.ts',
    find: "/^(server|deltas)\\//.test(path) || path.endsWith('.ssr.js')",
    replace: "path.endsWith('.ssr.js')",
  },
  {
    name: 'forms of other sites are taken',
    file: 'shell/server/admission/posted-forms.ts',
    find: 'if (!isOwn || isForeign)',
    replace: 'if (!isOwn && isForeign)',
  },
  {
    name: "a page's data can end its own script element",
    file: 'shell/server/json-in-html.ts',
    find: "JSON.stringify(value).replaceAll('<', '\\\\u003c')",
    replace: 'JSON.stringify(value)',
  },
  {
    name: "the server keeps the backend's refusals for half a minute",
    file: 'shell/server/backend-cache.ts',
    find: 'const isGood = answer.status < 300',
    replace: 'const isGood = answer.status < 500',
  },
  {
    name: 'the log tells what visitors searched for',
    file: 'shell/server/http/access-log.ts',
    find: 'path: c.req.path.slice(0, longestPath),',
    replace: 'path: c.req.url.slice(0, longestPath),',
  },
  {
    name: 'the build has no program for the gate to examine a release with',
    file: 'shell/vite.server.config.ts',
    find: ", 'server/examine.ts'",
    replace: '',
  },
]
