export default function Account() {
  return (
    <main className="column py-16">
      <h1 className="text-28">Account</h1>
    </main>
  );
}
