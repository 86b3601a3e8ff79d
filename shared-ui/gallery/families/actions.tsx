import { Button, ButtonLink, ScheduleCallButton } from '../../src/index.ts'
import { Link, NavLink } from '../../src/router.ts'
import type { Family } from '../entry.ts'
import { longTitle, rtlTitle } from '../texts.ts'

/** What a visitor presses or follows. */
export const actions: Family = {
  title: 'Actions',
  entries: {
    Button: {
      use: 'For what happens on this page; what leads to another page is a ButtonLink. One primary button to a view.',
      states: {
        Primary: <Button>Compare roles</Button>,
        Secondary: <Button variant="secondary">Show all</Button>,
        Quiet: <Button variant="quiet">Clear the filter</Button>,
        Hover: (
          <>
            <Button>Compare roles</Button>
            <Button variant="secondary">Show all</Button>
            <Button variant="quiet">Clear the filter</Button>
          </>
        ),
        Focus: (
          <>
            <Button>Compare roles</Button>
            <Button variant="secondary">Show all</Button>
            <Button variant="quiet">Clear the filter</Button>
          </>
        ),
        Disabled: {
          example: (
            <>
              <Button disabled>Compare roles</Button>
              <Button variant="secondary" disabled>
                Show all
              </Button>
            </>
          ),
          note: 'Rarely right: say what is missing instead, and let the visitor press.',
        },
        'As wide as its column': <Button wide>Compare roles</Button>,
        'Long text': <Button>{longTitle}</Button>,
        'Right to left': <Button>{rtlTitle}</Button>,
      },
    },
    ButtonLink: {
      use: 'A link to another page of the site that deserves a button’s weight.',
      states: {
        Primary: <ButtonLink to="/services">See our services</ButtonLink>,
        'Secondary and quiet': (
          <>
            <ButtonLink to="/about" variant="secondary">
              Who we are
            </ButtonLink>
            <ButtonLink to="/glossary" variant="quiet">
              Glossary
            </ButtonLink>
          </>
        ),
        Hover: <ButtonLink to="/services">See our services</ButtonLink>,
        Focus: <ButtonLink to="/services">See our services</ButtonLink>,
        'Long text': <ButtonLink to="/services">{longTitle}</ButtonLink>,
        'Right to left': <ButtonLink to="/services">{rtlTitle}</ButtonLink>,
      },
    },
    ScheduleCallButton: {
      use: 'The site’s main call: opens the consultation dialog, and is a link to the contact page without JavaScript.',
      states: {
        Default: <ScheduleCallButton />,
        'Other words, other weight': (
          <ScheduleCallButton variant="secondary">Talk to an engineer</ScheduleCallButton>
        ),
        Hover: <ScheduleCallButton />,
        Focus: <ScheduleCallButton />,
        'As wide as its column': <ScheduleCallButton wide />,
        'Right to left': <ScheduleCallButton>حدّد موعد مكالمة</ScheduleCallButton>,
      },
    },
    Link: {
      use: 'Every link inside the site: pages cross-fade, and nothing is loaded twice. Outside it, a plain a element.',
      states: {
        Default: <Link to="/glossary">What a trial day is</Link>,
        'In a sentence': (
          <p>
            We explain what <Link to="/glossary">a trial day</Link> is before anybody books one.
          </p>
        ),
        Hover: <Link to="/glossary">What a trial day is</Link>,
        Focus: <Link to="/glossary">What a trial day is</Link>,
        'Right to left': <Link to="/glossary">{rtlTitle}</Link>,
      },
    },
    NavLink: {
      use: 'A link of a navigation: it says whether its page is the current one, to eyes by your style and to others by aria-current.',
      states: {
        'Another page': <NavLink to="/roles">Roles</NavLink>,
        'The current page': {
          example: <NavLink to="/">Home</NavLink>,
          note: 'No look of its own: style [aria-current="page"] where it stands.',
        },
        Focus: <NavLink to="/roles">Roles</NavLink>,
      },
    },
  },
}
