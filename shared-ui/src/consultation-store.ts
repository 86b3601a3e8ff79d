import { create } from 'zustand'

interface Consultation {
  isOpen: boolean
  open(): void
  close(): void
}

/** The consultation dialog: opened from any page, shown once by the shell. */
export const useConsultation = create<Consultation>()((set) => ({
  isOpen: false,
  open: () => set({ isOpen: true }),
  close: () => set({ isOpen: false }),
}))
