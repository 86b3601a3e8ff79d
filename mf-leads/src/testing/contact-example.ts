/** A contact request in order. */
export const contact = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@northline.example',
  phone: '+1 512 555 0123',
  company: 'Northline',
  message: 'Two backend engineers in Go, by spring.',
}
