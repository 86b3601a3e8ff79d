import { FormStack, TextField } from '../../src/forms.ts'
import { Button, notify } from '../../src/index.ts'
import type { Family } from '../entry.ts'
import { OpenedDialog } from '../examples/opened-dialog.tsx'
import { longText, longTitle, rtlText, rtlTitle } from '../texts.ts'

/** What comes over the page. */
export const overlays: Family = {
  title: 'Over the page',
  entries: {
    Dialog: {
      use: 'For one short task that the page waits for. Anything longer is a page. Load it when it is used.',
      states: {
        Text: {
          example: (
            <OpenedDialog title="Delete this draft?">
              <p>Nobody else has seen it.</p>
            </OpenedDialog>
          ),
          code: `<Dialog title="Delete this draft?" opened={isOpen} onClose={() => setIsOpen(false)}>
  <p>Nobody else has seen it.</p>
</Dialog>`,
        },
        'A form': {
          note: 'Focus goes to the first control, and returns to the button.',
          example: (
            <OpenedDialog title="Ask a question">
              <FormStack>
                <TextField name="question" label="Your question" required />
              </FormStack>
            </OpenedDialog>
          ),
        },
        'Wide, with more than fits': (
          <OpenedDialog title="The notes" width="60rem">
            {Array.from({ length: 12 }, (_, index) => (
              <p key={index}>{longText}</p>
            ))}
          </OpenedDialog>
        ),
        'Long text': (
          <OpenedDialog title={longTitle}>
            <p>{longText}</p>
          </OpenedDialog>
        ),
        'Right to left': {
          note: 'The dialog stands outside its sample: the page’s direction decides, here the text’s own.',
          example: (
            <OpenedDialog title={rtlTitle}>
              <p dir="rtl">{rtlText}</p>
            </OpenedDialog>
          ),
        },
      },
    },
    Notifications: {
      alsoImport: ['notify'],
      use: 'Where notifications appear: the shell has it, pages only call notify(…). For what happened, never for what must be read.',
      states: {
        Success: notification({
          tone: 'success',
          title: 'Message sent',
          message: 'We answer within a day.',
        }),
        Failure: notification({
          tone: 'destructive',
          title: 'Message not sent',
          message: 'Nothing is lost: try again.',
        }),
        Information: notification({ title: 'Copied' }),
        'Long text': notification({ title: longTitle, message: longText }),
        'Right to left': notification({ title: rtlTitle, message: rtlText }),
      },
    },
  },
}

function notification(content: Parameters<typeof notify>[0]) {
  const facts = Object.entries(content).map(([key, value]) => `  ${key}: '${value}',`)
  return {
    example: (
      <Button variant="secondary" onClick={() => notify(content)}>
        Show
      </Button>
    ),
    code: ['notify({', ...facts, '})'].join('\n'),
  }
}
