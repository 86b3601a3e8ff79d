import { IconRuler2 } from '@tabler/icons-react'
import { BadgeList, Card, CardGrid, RelatedLinks } from '../../src/index.ts'
import type { Family } from '../entry.ts'
import { longText, longTitle, longWord, rtlText, rtlTitle } from '../texts.ts'

const linkedCard = (
  <Card title="Direct hire" to="/services/direct-hire" more="Learn More">
    <p>One engineer, measured by engineers.</p>
  </Card>
)

/** Things to choose from. */
export const cards: Family = {
  title: 'Cards',
  entries: {
    Card: {
      use: 'One thing of several that lead somewhere. All of it is clickable through its one link.',
      states: {
        'The title is the link': <Card title="Direct hire" to="/services" />,
        'With a visible link': linkedCard,
        'With everything': (
          <Card
            title="Site reliability engineer"
            to="/roles"
            more="View Role"
            eyebrow="Lisbon"
            icon={<IconRuler2 size={24} stroke={1.5} />}
            badges={<BadgeList items={['Rust', 'Remote']} />}
          >
            <p>Keeps settlement running while the rest of the company sleeps.</p>
          </Card>
        ),
        Plain: {
          example: (
            <Card title="What we never do">
              <p>Send a profile that nobody has spoken to.</p>
            </Card>
          ),
          note: 'Without “to” it leads nowhere, and nothing moves under the pointer.',
        },
        Hover: linkedCard,
        Focus: { example: linkedCard, note: 'The link has the focus, the whole card shows it.' },
        'Long text': (
          <Card
            title={longTitle}
            to="/roles"
            more="Learn More"
            badges={<BadgeList items={[longWord]} />}
          >
            <p>{longText}</p>
          </Card>
        ),
        'Right to left': (
          <Card title={rtlTitle} to="/roles" more="المزيد">
            <p>{rtlText}</p>
          </Card>
        ),
      },
    },
    CardGrid: {
      use: 'Cards side by side, as many columns as fit. They rise into place when they first come into view.',
      states: {
        'Three columns': (
          <CardGrid>
            <Card title="Measured" />
            <Card title="Written down" />
            <Card title="Read by you" />
          </CardGrid>
        ),
        'Two columns, uneven cards': {
          example: (
            <CardGrid columns={2}>
              <Card title="Short" to="/" />
              <Card title="Long" to="/">
                <p>{longText}</p>
              </Card>
            </CardGrid>
          ),
          note: 'Cards of a row are equally high.',
        },
        'Right to left': (
          <CardGrid columns={2}>
            <Card title={rtlTitle} to="/" />
            <Card title="مهندس بيانات" to="/" />
          </CardGrid>
        ),
      },
    },
    RelatedLinks: {
      use: 'Where a page leads on: the kind of page, its title, and one sentence about it.',
      states: {
        'Every kind of page': (
          <RelatedLinks
            links={[
              {
                type: 'service',
                title: 'Direct hire',
                href: '/services',
                description: 'One engineer.',
              },
              {
                type: 'industry',
                title: 'Payments',
                href: '/industries',
                description: 'Money that moves.',
              },
              {
                type: 'resource',
                title: 'Reading a CV',
                href: '/resources',
                description: 'Five minutes.',
              },
              {
                type: 'guide',
                title: 'Interviewing',
                href: '/guides',
                description: 'Start to offer.',
              },
              {
                type: 'location',
                title: 'Lisbon',
                href: '/locations',
                description: 'A kind without an icon.',
              },
            ]}
          />
        ),
        'Long text': (
          <RelatedLinks
            links={[{ type: 'guide', title: longTitle, href: '/long', description: longText }]}
          />
        ),
        'Right to left': (
          <RelatedLinks
            links={[{ type: 'guide', title: rtlTitle, href: '/rtl', description: rtlText }]}
          />
        ),
      },
    },
  },
}
