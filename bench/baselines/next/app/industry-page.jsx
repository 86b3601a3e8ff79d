import { preload } from 'react-dom'
import page from '../dist/content/page.json'
import { Frame } from './frame'
import { Tree } from './tree'

/** The whole page as a server component; what answers to events is `Frame` and the links. */
export function IndustryPage() {
  for (const href of page.fonts)
    preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    <>
      <Tree html={page.head} />
      <Frame>
        <Tree html={page.body} />
      </Frame>
    </>
  )
}
