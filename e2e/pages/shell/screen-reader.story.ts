import { transcribe } from '../../site/checks/screen-reader.ts'

transcribe({
  'header-menu': {
    path: '/',
    walk: async (listener) => {
      await listener.tabTo('Industries')
      await listener.press('Enter')
      await listener.hearAgain()
      await listener.press('Tab')
      await listener.press('Tab')
      await listener.press('Escape')
    },
    isUndone: true,
  },
  'home-top': {
    path: '/',
    walk: (listener) => listener.readTo(/^region/),
    isUndone: true,
  },
  'testimonials-carousel': {
    path: '/',
    walk: async (listener) => {
      await listener.tabTo('Next testimonial')
      await listener.press('Enter')
      await listener.readTo(/^end of blockquote/)
    },
  },
  'page-not-found': {
    path: '/no/such/page',
    walk: async (listener) => {
      await listener.jump('moveToNextMain')
      await listener.readTo(/^end of main/)
    },
  },
})
