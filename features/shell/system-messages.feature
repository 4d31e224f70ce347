Feature: System messages
  The firm has something to say to everyone who comes, such as that applications are closed for a day. Visitors read it in
  passing, one message at a time, and are not told twice.

  @C4.5-03 @C3.3-02
  Rule: Messages are shown one at a time

    Example: The first of two
      Given the firm tells everyone "The portal rests on Sunday." and "Our new office is open."
      When Ada comes to the site
      Then a system message is shown
      And the only notice is "The portal rests on Sunday."

    Example: A message that warns
      Given the firm warns everyone "The portal rests on Sunday."
      When Ada comes to the site
      Then Ada is shown the warning "The portal rests on Sunday."

    Example: No message, no word
      Given the firm has nothing to say
      When Ada comes to the site
      Then no system message is left to show
      And no toast shows

    @C7.2-08
    Example: Messages that cannot be loaded are passed over
      Given the firm tells everyone "The portal rests on Sunday."
      When Ada comes to the site and its messages cannot be loaded
      Then no system message is left to show
      And no toast shows

  @C4.5-04
  Rule: A message shows for eight seconds

    Example: To the last moment
      Given the firm tells everyone "The portal rests on Sunday."
      And Ada has come to the site
      When 7999 milliseconds pass
      Then the only notice is "The portal rests on Sunday."

    Example: Then it goes
      Given the firm tells everyone "The portal rests on Sunday."
      And Ada has come to the site
      When 8000 milliseconds pass
      Then no toast shows

  @C4.5-05 @C4.5-07 @C9-02
  Rule: The next message comes ten seconds after the one before it came

    Example: Not sooner
      Given the firm tells everyone "The portal rests on Sunday." and "Our new office is open."
      And Ada has come to the site
      When 9999 milliseconds pass
      Then no toast shows

    Example: Then it comes
      Given the firm tells everyone "The portal rests on Sunday." and "Our new office is open."
      And Ada has come to the site
      When 10000 milliseconds pass
      Then the only notice is "Our new office is open."

  @C4.5-03
  Rule: A message is shown once while the browser is open

    Example: The next page
      Given the firm tells everyone "The portal rests on Sunday."
      And Ada has come to the site
      And 8000 milliseconds have passed
      When Ada loads another page
      Then no system message is left to show
      And no toast shows
