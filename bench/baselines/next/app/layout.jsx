import '../dist/content/styles.css'

export default function Layout({ children }) {
  return (
    <html lang="en" data-mantine-color-scheme="light">
      <body>{children}</body>
    </html>
  )
}
