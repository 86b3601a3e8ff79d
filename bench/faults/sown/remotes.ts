import type { Fault } from '../fault.ts'

export const remoteFaults: readonly Fault[] = [
  {
    name: 'every role is called remote friendly',
    file: 'mf-catalogue/src/roles/role-hero.tsx',
    find: '{role.isRemoteFriendly && <Badge icon={<IconWorld {...icon} />}>Remote Friendly</Badge>}',
    replace: '<Badge icon={<IconWorld {...icon} />}>Remote Friendly</Badge>',
  },
  {
    name: 'a role shows six companies where five are agreed',
    file: 'mf-catalogue/src/roles/role-facts.tsx',
    find: 'const companiesShown = 5',
    replace: 'const companiesShown = 6',
  },
  {
    name: 'a technology is looked up by the wrong column',
    file: 'mf-catalogue/src/technologies/technologies.ts',
    find: ".eq('slug', slug)",
    replace: ".eq('name', slug)",
  },
  {
    name: 'both addresses of a service in an industry call themselves canonical',
    file: 'mf-catalogue/src/industry-services/industry-service-page.tsx',
    find: 'description={searchDescription(offer)} path={path} />',
    replace: 'description={searchDescription(offer)} />',
  },
  {
    name: 'an unknown location has another heading',
    file: 'mf-catalogue/src/locations/location-page.tsx',
    find: "const missing = 'Location Not Found'",
    replace: "const missing = 'Place Not Found'",
  },
  {
    name: 'a rating is a text where the type wants a number',
    file: 'mf-catalogue/src/industries/content/financial-services-content.ts',
    find: 'rating: { value: 4.8, reviews: 300 }',
    replace: "rating: { value: '4.8', reviews: 300 }",
  },
  {
    name: "repeated hyphens stay in a term's address",
    file: 'mf-resources/src/glossary/slug.ts',
    find: ".replace(/[\\s-]+/g, '-')",
    replace: ".replace(/\\s+/g, '-')",
  },
  {
    name: 'an unknown term leads to the resources',
    file: 'mf-resources/src/glossary/term-page.tsx',
    find: "throw redirect('/glossary')",
    replace: "throw redirect('/resources')",
  },
  {
    name: 'the last page of the library cannot be reached',
    file: 'mf-resources/src/resources/library-filter.ts',
    find: 'Math.ceil(items.length / articlesOnPage)',
    replace: 'Math.floor(items.length / articlesOnPage)',
  },
  {
    name: 'a link in an article may run a script',
    file: 'mf-resources/src/articles/markdown/parse-markdown.ts',
    find: '(defaultUrlTransform(address) || undefined)',
    replace: '(defaultUrlTransform(address) || address)',
  },
  {
    name: 'the glossary brings a router of its own',
    file: 'mf-resources/src/glossary/glossary-search.tsx',
    find: "import { Form } from 'shared-ui/router'",
    replace: "import { Form } from 'react-router-dom'",
  },
  {
    name: "an article's wide table pushes the page aside",
    file: 'mf-resources/src/articles/markdown/markdown.module.css',
    find: '.scroll {\n  overflow-x: auto;\n}',
    replace: '.scroll {\n  overflow-x: visible;\n}',
  },
  {
    name: 'the thanks for a message say something else',
    file: 'mf-leads/src/contact/send-contact.ts',
    find: "We'll get back to you shortly. Check your email for confirmation.",
    replace: "We'll get back to you soon. Check your email for confirmation.",
  },
  {
    name: 'the contact window stays for twenty seconds once the form is sent',
    file: 'mf-leads/src/contact/contact-dialog.tsx',
    find: 'closeDelayMs = 2_000',
    replace: 'closeDelayMs = 20_000',
  },
  {
    name: 'what is typed is lost by a reload',
    file: 'mf-leads/src/posted-form/drafts.ts',
    find: 'if (isEmpty(draft)) sessionStorage',
    replace: 'if (draft) sessionStorage',
  },
  {
    name: 'a plain post with mistakes is answered 200',
    file: 'mf-leads/src/posted-form/form-answer.ts',
    find: '.length > 0 ? 422 : 503',
    replace: '.length > 0 ? 200 : 503',
  },
  {
    name: 'Tab stops in a field that nobody sees',
    file: 'mf-leads/src/contact/form-trap.tsx',
    find: ' tabIndex={-1}',
    replace: '',
  },
  {
    name: 'the contact form is offered under another name',
    file: 'mf-leads/vite.config.ts',
    find: "{ 'contact-form':",
    replace: '{ contact:',
  },
]
