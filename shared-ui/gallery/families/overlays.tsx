import { FormStack, TextField } from '../../src/forms.ts'
import { Button, notify } from '../../src/index.ts'
import type { Entry, Family, State } from '../entry.ts'
import { OpenedDialog } from '../examples/opened-dialog.tsx'
import { longText, longTitle, rtlText, rtlTitle } from '../texts.ts'

const dialog: Entry = {
  name: 'Dialog',
  from: 'shared-ui/overlays',
  use: 'For one short task that the page waits for. Anything longer is a page. Load it when it is used.',
  states: [
    {
      name: 'Text',
      example: (
        <OpenedDialog title="Delete this draft?">
          <p>Nobody else has seen it.</p>
        </OpenedDialog>
      ),
      code: `<Dialog title="Delete this draft?" opened={isOpen} onClose={() => setIsOpen(false)}>
  <p>Nobody else has seen it.</p>
</Dialog>`,
    },
    {
      name: 'A form',
      note: 'Focus goes to the first control, and returns to the button.',
      example: (
        <OpenedDialog title="Ask a question">
          <FormStack>
            <TextField name="question" label="Your question" required />
          </FormStack>
        </OpenedDialog>
      ),
    },
    {
      name: 'Wide, with more than fits',
      example: (
        <OpenedDialog title="The notes" width="60rem">
          {Array.from({ length: 12 }, (_, index) => (
            <p key={index}>{longText}</p>
          ))}
        </OpenedDialog>
      ),
    },
    {
      name: 'Long text',
      example: (
        <OpenedDialog title={longTitle}>
          <p>{longText}</p>
        </OpenedDialog>
      ),
    },
    {
      name: 'Right to left',
      note: 'The dialog stands outside its sample: the page’s direction decides, here the text’s own.',
      example: (
        <OpenedDialog title={rtlTitle}>
          <p dir="rtl">{rtlText}</p>
        </OpenedDialog>
      ),
    },
  ],
}

const notifications: Entry = {
  name: 'Notifications',
  from: 'shared-ui',
  alsoImport: ['notify'],
  use: 'Where notifications appear: the shell has it, pages only call notify(…). For what happened, never for what must be read.',
  states: [
    notification('Success', {
      tone: 'success',
      title: 'Message sent',
      message: 'We answer within a day.',
    }),
    notification('Failure', {
      tone: 'destructive',
      title: 'Message not sent',
      message: 'Nothing is lost: try again.',
    }),
    notification('Information', { title: 'Copied' }),
    notification('Long text', { title: longTitle, message: longText }),
    notification('Right to left', { title: rtlTitle, message: rtlText }),
  ],
}

/** What comes over the page. */
export const overlays: Family = { title: 'Over the page', entries: [dialog, notifications] }

function notification(name: string, content: Parameters<typeof notify>[0]): State {
  const facts = Object.entries(content).map(([key, value]) => `  ${key}: '${value}',`)
  return {
    name,
    example: (
      <Button variant="secondary" onClick={() => notify(content)}>
        Show
      </Button>
    ),
    code: ['notify({', ...facts, '})'].join('\n'),
  }
}
