/**
 * Safari does not focus a button that is pressed, but what is around it: fields would be examined as if they had been left, which moves
 * the button away from its click, and menus and dialogs would not know where focus was.
 */
export function focusPressedButtons(): void {
  if (!navigator.vendor?.startsWith('Apple')) return
  addEventListener('mousedown', (event) => {
    const { target } = event
    const button = target instanceof Element && target.closest<HTMLElement>('button,[role=button]')
    if (!button || event.button !== 0 || event.defaultPrevented) return
    event.preventDefault()
    button.focus({ preventScroll: true, focusVisible: false })
  })
}
