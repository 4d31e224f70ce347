Feature: Debugging
  Those who work on the site learn in a browser's console what a browser cannot fill in for its visitors. Visitors are
  spared that.

  @screen @C8-19
  Rule: Only someone who debugs the site is warned

    Example: Somebody debugs it
      Given Ada has visited "/contact?debug"
      When Ada is about to write "Message"
      Then the console warns "This field lacks an autocomplete:"

    Example: What a browser can fill in causes no warning
      Given Ada has visited "/contact?debug"
      When Ada is about to write "Email"
      Then the console gives no warning

    Example: A visitor
      Given Ada has visited "/contact"
      When Ada is about to write "Message"
      Then the console gives no warning
