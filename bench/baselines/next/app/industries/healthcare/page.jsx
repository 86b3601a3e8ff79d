export { IndustryPage as default } from '../../industry-page'

export const dynamic = 'force-static'
