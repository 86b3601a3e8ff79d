export {}
declare module 'shared-ui' {
  interface Slots {

  }
}
