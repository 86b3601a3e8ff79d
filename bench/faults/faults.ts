import type { Fault } from './fault.ts'
import { backendAndToolFaults } from './sown/backend-and-tools.ts'
import { kitAndDeliveryFaults } from './sown/kit-and-delivery.ts'
import { remoteFaults } from './sown/remotes.ts'
import { shellFaults } from './sown/shell.ts'

/** What the tests are tried with. Chosen from the product's code and its specification, not from what the tests check. */
export const faults: readonly Fault[] = [
  ...shellFaults,
  ...remoteFaults,
  ...kitAndDeliveryFaults,
  ...backendAndToolFaults,
]
