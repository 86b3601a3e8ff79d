import type { Stat } from 'shared-ui'

/** What one industry's page says; each list is as long as the specification wants it. */
export interface IndustryContent {
  name: string
  lead: string
  metaDescription: string
  rating?: Rating
  /** What a figure counts stands beside it. */
  insights: readonly [Stat, Stat, Stat]
  challenges: readonly [Point, Point, Point]
  solutions: readonly [Point, Point, Point, Point]
  services: readonly [KeyService, KeyService]
  technologies: readonly [TechnologySolution, TechnologySolution]
  regulations: readonly [Regulation, Regulation]
  /** What the closing call says under its title. */
  closing: string
  drawing: Drawing
}

export interface Rating {
  /** Out of five. */
  value: number
  reviews: number
}

export interface Point {
  title: string
  text: string
}

export interface KeyService {
  /** The service's name, as everywhere on the site. */
  title: string
  slug: string
  text: string
}

export interface TechnologySolution extends Point {
  /** By name; those with a page of their own become links. */
  technologies: readonly string[]
}

export interface Regulation {
  /** As engineers say it, for example `DO-178C`. */
  name: string
  fullName: string
  text: string
}

/** Path data on a sheet of 320 by 260. */
export interface Drawing {
  lines: string
  /** Thin construction lines. */
  fine: string
  /** The one brass detail. */
  brass: string
}
