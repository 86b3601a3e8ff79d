/** Site data as pages show it: every offer is a link by now, and a notice is there only while it stands. */
export interface SiteContent {
  /** First path segment → the remote that owns it. */
  prefixes: Readonly<Record<string, string>>
  header: readonly NavigationEntry[]
  /** Ends the mobile menu. */
  getStarted: NavigationLink
  footer: readonly NavigationMenu[]
  legal: NavigationLink
  /** Where the 404 page leads. */
  lost: readonly NavigationLink[]
  /** What breadcrumbs call fixed addresses. */
  labels: Readonly<Record<string, string>>
  notice: Notice | null
}

export interface NavigationLink {
  label: string
  to: string
  /** Half a line under the label in the header's menus. */
  note?: string | undefined
}

export interface NavigationMenu {
  label: string
  links: readonly NavigationLink[]
}

export type NavigationEntry = NavigationLink | NavigationMenu

export interface Notice {
  text: string
  link?: NavigationLink | undefined
}
