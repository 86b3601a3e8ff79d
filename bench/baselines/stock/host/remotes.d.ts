declare module '*/routes' {
  export { surround } from '../remote/surroundings.tsx'
}

declare module '*/contact-form' {
  export { surround } from '../remote/surroundings.tsx'
}
