/** What becomes of a request that somebody releases: the status of the page that says so, and its words. */
export const releases = {
  released: {
    title: 'The request is released',
    message: 'It comes to you by email within a few minutes.',
    status: 200,
  },
  'released before': {
    title: 'The request is released already',
    message: 'It came to you by email then. Nothing is sent twice.',
    status: 200,
  },
  gone: {
    title: 'The request is gone',
    message: 'It is no longer kept, so it cannot be released.',
    status: 410,
  },
  expired: {
    title: 'This link has expired',
    message:
      'Links work for 30 days. The request is still kept: ask whoever runs the site to release it.',
    status: 410,
  },
  unknown: {
    title: 'This link does not work',
    message: 'It may have been cut off. Copy the whole link from the email and open it again.',
    status: 404,
  },
  failed: {
    title: 'Something went wrong',
    message: 'Nothing is released yet. Please try again in a few minutes.',
    status: 503,
  },
}
