import { Button, ButtonLink, ScheduleCallButton } from '../../src/index.ts'
import { Link, NavLink } from '../../src/router.ts'
import type { Family } from '../entry.ts'
import { longTitle, rtlTitle } from '../texts.ts'

/** What a visitor presses or follows. */
export const actions: Family = {
  title: 'Actions',
  entries: [
    {
      name: 'Button',
      from: 'shared-ui',
      use: 'For what happens on this page; what leads to another page is a ButtonLink. One primary button to a view.',
      states: [
        { name: 'Primary', example: <Button>Compare roles</Button> },
        { name: 'Secondary', example: <Button variant="secondary">Show all</Button> },
        { name: 'Quiet', example: <Button variant="quiet">Clear the filter</Button> },
        {
          name: 'Hover',
          force: 'hover',
          example: (
            <>
              <Button>Compare roles</Button>
              <Button variant="secondary">Show all</Button>
              <Button variant="quiet">Clear the filter</Button>
            </>
          ),
        },
        {
          name: 'Focus',
          force: 'focus',
          example: (
            <>
              <Button>Compare roles</Button>
              <Button variant="secondary">Show all</Button>
              <Button variant="quiet">Clear the filter</Button>
            </>
          ),
        },
        {
          name: 'Disabled',
          note: 'Rarely right: say what is missing instead, and let the visitor press.',
          example: (
            <>
              <Button disabled>Compare roles</Button>
              <Button variant="secondary" disabled>
                Show all
              </Button>
            </>
          ),
        },
        { name: 'As wide as its column', example: <Button wide>Compare roles</Button> },
        { name: 'Long text', example: <Button>{longTitle}</Button> },
        { name: 'Right to left', isRightToLeft: true, example: <Button>{rtlTitle}</Button> },
      ],
    },
    {
      name: 'ButtonLink',
      from: 'shared-ui',
      use: 'A link to another page of the site that deserves a button’s weight.',
      states: [
        { name: 'Primary', example: <ButtonLink to="/services">See our services</ButtonLink> },
        {
          name: 'Secondary and quiet',
          example: (
            <>
              <ButtonLink to="/about" variant="secondary">
                Who we are
              </ButtonLink>
              <ButtonLink to="/glossary" variant="quiet">
                Glossary
              </ButtonLink>
            </>
          ),
        },
        {
          name: 'Hover',
          force: 'hover',
          example: <ButtonLink to="/services">See our services</ButtonLink>,
        },
        {
          name: 'Focus',
          force: 'focus',
          example: <ButtonLink to="/services">See our services</ButtonLink>,
        },
        { name: 'Long text', example: <ButtonLink to="/services">{longTitle}</ButtonLink> },
        {
          name: 'Right to left',
          isRightToLeft: true,
          example: <ButtonLink to="/services">{rtlTitle}</ButtonLink>,
        },
      ],
    },
    {
      name: 'ScheduleCallButton',
      from: 'shared-ui',
      use: 'The site’s main call: opens the consultation dialog, and is a link to the contact page without JavaScript.',
      states: [
        { name: 'Default', example: <ScheduleCallButton /> },
        {
          name: 'Other words, other weight',
          example: <ScheduleCallButton variant="secondary">Talk to an engineer</ScheduleCallButton>,
        },
        { name: 'Hover', force: 'hover', example: <ScheduleCallButton /> },
        { name: 'Focus', force: 'focus', example: <ScheduleCallButton /> },
        { name: 'As wide as its column', example: <ScheduleCallButton wide /> },
        {
          name: 'Right to left',
          isRightToLeft: true,
          example: <ScheduleCallButton>حدّد موعد مكالمة</ScheduleCallButton>,
        },
      ],
    },
    {
      name: 'Link',
      from: 'shared-ui/router',
      use: 'Every link inside the site: pages cross-fade, and nothing is loaded twice. Outside it, a plain a element.',
      states: [
        { name: 'Default', example: <Link to="/glossary">What a trial day is</Link> },
        {
          name: 'In a sentence',
          example: (
            <p>
              We explain what <Link to="/glossary">a trial day</Link> is before anybody books one.
            </p>
          ),
        },
        { name: 'Hover', force: 'hover', example: <Link to="/glossary">What a trial day is</Link> },
        { name: 'Focus', force: 'focus', example: <Link to="/glossary">What a trial day is</Link> },
        {
          name: 'Right to left',
          isRightToLeft: true,
          example: <Link to="/glossary">{rtlTitle}</Link>,
        },
      ],
    },
    {
      name: 'NavLink',
      from: 'shared-ui/router',
      use: 'A link of a navigation: it says whether its page is the current one, to eyes by your style and to others by aria-current.',
      states: [
        { name: 'Another page', example: <NavLink to="/roles">Roles</NavLink> },
        {
          name: 'The current page',
          note: 'No look of its own: style [aria-current="page"] where it stands.',
          example: <NavLink to="/">Home</NavLink>,
        },
        { name: 'Focus', force: 'focus', example: <NavLink to="/roles">Roles</NavLink> },
      ],
    },
  ],
}
