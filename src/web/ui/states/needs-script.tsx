/** For the owner's pages, which are nothing without script; what needs it hides itself by `noscript:hidden`. */
export function NeedsScript() {
  return (
    <noscript>
      <p className="shell py-16 text-lg">
        The dashboard needs JavaScript. Please switch it on in your browser.
      </p>
    </noscript>
  );
}
