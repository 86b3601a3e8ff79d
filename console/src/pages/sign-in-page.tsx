interface SignInPageProps {
  /** Why nobody was signed in, in one sentence. */
  failure?: string | undefined
  next: string
  hasPasswords: boolean
  hasDirectory: boolean
}

export function SignInPage({ failure, next, hasPasswords, hasDirectory }: SignInPageProps) {
  return (
    <>
      <h1>Sign in</h1>
      <p className="soft">
        Everybody here may look. Who signs in may also do what the signed root lets them; the shell
        team admits people with <code className="whole">npm run delivery -- admit</code>.
      </p>
      {failure && (
        <p className="failure" role="alert">
          {failure}
        </p>
      )}
      {hasDirectory && (
        <p>
          <a
            className="button"
            href={`/sign-in/directory?${new URLSearchParams({ next }).toString()}`}
          >
            Sign in with the directory
          </a>
        </p>
      )}
      {hasPasswords && (
        <form method="post" action="/sign-in" className="form">
          <input type="hidden" name="next" value={next} />
          <label>
            Email
            <input type="email" name="email" autoComplete="username" required maxLength={200} />
          </label>
          <label>
            Password
            <input
              type="password"
              name="password"
              autoComplete="current-password"
              required
              maxLength={200}
            />
          </label>
          <button type="submit">Sign in</button>
        </form>
      )}
    </>
  )
}

/** Between the directory and where somebody wanted to go. */
export function SignedInPage({ email, next }: { email: string; next: string }) {
  return (
    <>
      <h1>Signed in</h1>
      <p>
        As {email}. <a href={next}>Go on</a>
      </p>
    </>
  )
}
