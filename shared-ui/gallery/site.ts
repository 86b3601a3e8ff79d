import type { Site } from '../src/index.ts'

/** Public settings as a page would find them. */
export const site: Site = {
  name: 'Plumbline',
  titleSuffix: ' | Plumbline Technical Recruiting',
  url: 'https://www.example.com',
  bookingUrl: 'about:blank',
  supabaseUrl: '',
  supabaseAnonKey: '',
}
